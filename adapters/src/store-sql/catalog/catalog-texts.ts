import type { Described, Named, ProductText, Texts } from '@shop/core/host/catalog/host-catalog';
import { type Language, languages } from '@shop/core/languages/language';
import { cleanHtml } from '../../rich-text/clean-html.ts';
import type { PriceGroupTexts, ProductTexts } from '../tables/catalog-tables.ts';

type TextRow = { readonly language: Language };

/** Rows by their owner, in the order they came. */
export const byOwner = <Row, Owner>(
  rows: readonly Row[],
  ownerOf: (row: Row) => Owner,
): ((owner: Owner) => readonly Row[]) => {
  const groups = Map.groupBy(rows, ownerOf);
  return (owner) => groups.get(owner) ?? [];
};

/** A database that hosts share gives rows in any order. */
const inOrder = <Row extends TextRow>(rows: readonly Row[]): readonly Row[] =>
  languages.flatMap((language) => rows.filter((row) => row.language === language));

/** Texts by their owner and language, these in their usual order. */
export const textsByOwner = <Row extends TextRow, Owner, Text>(
  rows: readonly Row[],
  ownerOf: (row: Row) => Owner,
  textOf: (row: Row) => Text,
) => {
  const rowsOf = byOwner(rows, ownerOf);
  return (owner: Owner): Texts<Text> => new Map(inOrder(rowsOf(owner)).map((row) => [row.language, textOf(row)]));
};

export const namedText = ({ name }: { readonly name: string }): Named => ({ name });

/** A price group's text as it may be drawn. */
export const priceGroupText = ({ name, description }: PriceGroupTexts): Described => ({
  name,
  description: cleanHtml(description),
});

/** A product's text as it may be drawn; cleaned once, when the catalog is loaded. */
export const productText = (row: ProductTexts): ProductText => ({
  url: row.url,
  name: row.name,
  shortDescription: row.short_description,
  description: cleanHtml(row.description),
  termsText: cleanHtml(row.terms_text),
  helpText: cleanHtml(row.help_text),
  validityText: cleanHtml(row.validity_text),
  calendarText: cleanHtml(row.calendar_text),
  selectText: cleanHtml(row.select_text),
  textBeforePrice: row.text_before_price,
  textAfterPrice: row.text_after_price,
  quantityDiscountText: row.quantity_discount_text,
  numberOfPeople: row.number_of_people,
});
