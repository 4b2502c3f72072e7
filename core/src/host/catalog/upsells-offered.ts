import type { Upsell } from '../../cart/upsell.ts';
import type { TicketPeriod } from '../../catalog/ticket.ts';
import type { LocalDate } from '../../dates/local-date.ts';
import type { ProductId } from '../../ids.ts';
import type { Language } from '../../languages/language.ts';
import type { HostLine } from '../cart/host-cart.ts';
import { type HostCatalog, nameIn, type SoldUpsell, textIn } from './host-catalog.ts';

/** What an upsell goes with: a product, and the day or season of it where it has one. */
export type ParentLine = { readonly productId: ProductId; readonly period?: TicketPeriod };

/** What upsells can go with in a line: nothing in another upsell. */
export const parentsOf = (line: HostLine): readonly ParentLine[] => {
  switch (line.kind) {
    case 'ticket':
      return [{ productId: line.productId, period: line.period }];
    case 'giftCard':
      return [{ productId: line.productId }];
    case 'upsell':
      return [];
  }
};

const isParent = (upsell: SoldUpsell, line: ParentLine): boolean => upsell.parents.includes(line.productId);

/** Days of the tickets that an upsell goes with, in order. */
export const daysOfParents = (upsell: SoldUpsell, lines: readonly ParentLine[]): readonly LocalDate[] => {
  const days = lines
    .filter((line) => isParent(upsell, line))
    .flatMap(({ period }) => (period?.type === 'day' ? [period.date] : []));
  return [...new Set(days)].sort();
};

/** Whether an upsell can be bought with these lines: a parent is among them, and one with a day where it needs a day. */
export const isOffered = (upsell: SoldUpsell, lines: readonly ParentLine[]): boolean =>
  upsell.isBoundToDay ? daysOfParents(upsell, lines).length > 0 : lines.some((line) => isParent(upsell, line));

/** Upsells that suit these lines. */
export const upsellsFor = (catalog: HostCatalog, lines: readonly ParentLine[], language: Language): readonly Upsell[] =>
  [...catalog.upsells.values()]
    .filter((upsell) => isOffered(upsell, lines))
    .map((upsell) => ({
      id: upsell.id,
      name: nameIn(upsell.texts, language),
      description: textIn(upsell.texts, language)?.description ?? '',
      image: upsell.image,
      price: upsell.price,
      ...(upsell.priceWithDiscount === undefined ? {} : { priceWithDiscount: upsell.priceWithDiscount }),
      dates: upsell.isBoundToDay ? daysOfParents(upsell, lines) : [],
      parentProductIds: upsell.parents,
    }));
