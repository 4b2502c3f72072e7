import type { Upsell } from '../../cart/upsell.ts';
import type { TicketPeriod } from '../../catalog/ticket.ts';
import type { LocalDate } from '../../dates/local-date.ts';
import type { ProductId } from '../../ids.ts';
import type { Language } from '../../languages/language.ts';
import type { SellerLine } from '../cart/seller-cart.ts';
import type { DecisionTime } from '../decision.ts';
import { isLineOver } from './periods-on-sale.ts';
import { nameIn, type SellerCatalog, type SoldUpsell, textIn } from './seller-catalog.ts';

/** What an upsell goes with: a product, and the day or season of it where it has one. */
export type ParentLine = { readonly productId: ProductId; readonly period?: TicketPeriod };

/** What upsells can go with in a line: nothing in another upsell. */
export const parentsOf = (line: SellerLine): readonly ParentLine[] => (line.kind === 'upsell' ? [] : [line]);

/** The same of all lines of a cart now: nothing is offered beside tickets that are over. */
export const parentsNow = (
  catalog: SellerCatalog,
  lines: readonly SellerLine[],
  at: DecisionTime,
): readonly ParentLine[] =>
  lines.filter((line) => line.kind !== 'ticket' || !isLineOver(catalog, line, at)).flatMap(parentsOf);

const isParent = (upsell: SoldUpsell, line: ParentLine): boolean => upsell.parents.includes(line.productId);

/** Days of the tickets that an upsell goes with, in order. */
export const daysOfParents = (upsell: SoldUpsell, lines: readonly ParentLine[]): readonly LocalDate[] => {
  const days = lines
    .filter((line) => isParent(upsell, line))
    .flatMap(({ period }) => (period?.type === 'day' ? [period.date] : []));
  return [...new Set(days)].sort();
};

/** Whether an upsell can be bought with these lines: a parent is among them, with a day if it needs one. */
export const isOffered = (upsell: SoldUpsell, lines: readonly ParentLine[]): boolean =>
  upsell.isBoundToDay ? daysOfParents(upsell, lines).length > 0 : lines.some((line) => isParent(upsell, line));

/** Whether an upsell, of its day when it has one, stands beside a ticket that it goes with. */
export const goesWith = (upsell: SoldUpsell, day: LocalDate | undefined, lines: readonly ParentLine[]): boolean =>
  day === undefined ? lines.some((line) => isParent(upsell, line)) : daysOfParents(upsell, lines).includes(day);

const upsellView = (
  upsell: SoldUpsell,
  lines: readonly ParentLine[],
  kept: readonly ParentLine[],
  language: Language,
): Upsell => {
  const dates = upsell.isBoundToDay ? daysOfParents(upsell, lines) : [];
  const isReduced = (dates.length === 0 ? [undefined] : dates).every((day) => goesWith(upsell, day, kept));
  return {
    id: upsell.id,
    name: nameIn(upsell.texts, language),
    description: textIn(upsell.texts, language)?.description ?? '',
    image: upsell.image,
    price: upsell.price,
    priceWithDiscount: isReduced ? upsell.priceWithDiscount : undefined,
    dates,
    parentProductIds: upsell.parents,
  };
};

/** Upsells for these lines; reduced where one goes with a line in `kept`, whose places are held. */
export const upsellsFor = (
  catalog: SellerCatalog,
  lines: readonly ParentLine[],
  kept: readonly ParentLine[],
  language: Language,
): readonly Upsell[] =>
  [...catalog.upsells.values()]
    .filter((upsell) => isOffered(upsell, lines))
    .map((upsell) => upsellView(upsell, lines, kept, language));
