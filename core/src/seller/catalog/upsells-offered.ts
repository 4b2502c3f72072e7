import type { Upsell } from '../../cart/upsell.ts';
import type { TicketPeriod } from '../../catalog/ticket.ts';
import type { LocalDate } from '../../dates/local-date.ts';
import type { ProductId } from '../../ids.ts';
import type { Language } from '../../languages/language.ts';
import type { SellerLine } from '../cart/seller-cart.ts';
import type { DecisionTime } from '../decision.ts';
import { isLineOver } from './periods-on-sale.ts';
import { nameIn, type SellerCatalog, type SoldUpsell, textIn } from './seller-catalog.ts';

/** A line with which an upsell can be bought: its product, and its day or season for a ticket. */
export type ParentLine = { readonly productId: ProductId; readonly period?: TicketPeriod };

/** Returns the parent lines of a cart line: the line itself, or none when it is an upsell. */
export const parentsOf = (line: SellerLine): readonly ParentLine[] => (line.kind === 'upsell' ? [] : [line]);

/** Returns the parent lines of a cart. Ticket lines that have ended are left out. */
export const parentsNow = (
  catalog: SellerCatalog,
  lines: readonly SellerLine[],
  at: DecisionTime,
): readonly ParentLine[] =>
  lines.filter((line) => line.kind !== 'ticket' || !isLineOver(catalog, line, at)).flatMap(parentsOf);

const isParent = (upsell: SoldUpsell, line: ParentLine): boolean => upsell.parents.includes(line.productId);

/** Returns the days of the tickets with which an upsell can be bought, sorted. */
export const daysOfParents = (upsell: SoldUpsell, lines: readonly ParentLine[]): readonly LocalDate[] => {
  const days = lines
    .filter((line) => isParent(upsell, line))
    .flatMap(({ period }) => (period?.type === 'day' ? [period.date] : []));
  return [...new Set(days)].sort();
};

/** Whether an upsell can be bought with these lines: they contain one of its parents, with a day when the upsell needs
 *  one. */
export const isOffered = (upsell: SoldUpsell, lines: readonly ParentLine[]): boolean =>
  upsell.isBoundToDay ? daysOfParents(upsell, lines).length > 0 : lines.some((line) => isParent(upsell, line));

/** Whether these lines contain a parent of an upsell, on the upsell's day when it has one. */
export const goesWith = (upsell: SoldUpsell, day: LocalDate | undefined, lines: readonly ParentLine[]): boolean =>
  day === undefined ? lines.some((line) => isParent(upsell, line)) : daysOfParents(upsell, lines).includes(day);

const upsellView = (
  upsell: SoldUpsell,
  lines: readonly ParentLine[],
  owned: readonly ParentLine[],
  language: Language,
): Upsell => {
  const dates = upsell.isBoundToDay ? daysOfParents(upsell, lines) : [];
  const isReduced = (dates.length === 0 ? [undefined] : dates).every((day) => goesWith(upsell, day, owned));
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

/** Returns the upsells that can be bought with these lines. The discounted price applies only with a parent in `owned`,
 *  the lines whose places are held, reserved for a payment or sold. */
export const upsellsFor = (
  catalog: SellerCatalog,
  lines: readonly ParentLine[],
  owned: readonly ParentLine[],
  language: Language,
): readonly Upsell[] =>
  [...catalog.upsells.values()]
    .filter((upsell) => isOffered(upsell, lines))
    .map((upsell) => upsellView(upsell, lines, owned, language));
