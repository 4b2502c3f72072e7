import type { CleanHtml } from '@shop/core/content/clean-html';
import { cleanHtml } from '../../rich-text/clean-html.ts';
import type { PriceGroupTexts, ProductTexts } from '../tables/catalog-tables.ts';

type Cleaned<Row, Name extends keyof Row> = Omit<Row, Name> & { readonly [Text in Name]: CleanHtml };

export type CleanProductTexts = Cleaned<
  ProductTexts,
  'description' | 'terms_text' | 'calendar_text' | 'select_text' | 'help_text' | 'validity_text'
>;

export type CleanPriceGroupTexts = Cleaned<PriceGroupTexts, 'description'>;

/** A product's texts as they may be drawn; cleaned once, when the catalog is loaded. */
export const cleanProductTexts = (row: ProductTexts): CleanProductTexts => ({
  ...row,
  description: cleanHtml(row.description),
  terms_text: cleanHtml(row.terms_text),
  calendar_text: cleanHtml(row.calendar_text),
  select_text: cleanHtml(row.select_text),
  help_text: cleanHtml(row.help_text),
  validity_text: cleanHtml(row.validity_text),
});

/** A price group's texts as they may be drawn. */
export const cleanPriceGroupTexts = (row: PriceGroupTexts): CleanPriceGroupTexts => ({
  ...row,
  description: cleanHtml(row.description),
});
