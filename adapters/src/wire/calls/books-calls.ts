import { type BookEntry, entryKinds, type SalesReport } from '@shop/core/checkout/books';
import type { DayVisits, VisitLine } from '@shop/core/checkout/day-visits';
import { inEuros } from '@shop/core/money/cents';
import type { BooksPort } from '@shop/core/ports/books-port';
import * as z from 'zod/mini';
import { type Codec, reading } from '../codec/codec.ts';
import { language } from '../codec/languages.ts';
import { day, eurosOrLess, instantIfAny, isoInstant, wholeNumber } from '../codec/scalars.ts';
import type { StaffCall } from './call.ts';
import { staffCall } from './call-parts.ts';
import { personal } from './privacy.ts';

const booksErrors = ['notAllowed', 'unreachable'] as const;

/** A tax rate, sent as a percentage with at most two decimals. */
const percentRate: Codec<number, number> = z.codec(z.number().check(z.gte(0), z.lte(99.99)), z.int(), {
  decode: (percentage) => Math.round(percentage * 100),
  encode: (rate) => rate / 100,
});

const mostPieces = 1_000_000_000;

const entryWire = z.object({
  kind: z.enum(entryKinds),
  goods: z.optional(z.object({ id: z.string(), title: z.string() })),
  visit: z.optional(z.string()),
  rate: z.optional(percentRate),
  pieces: wholeNumber(-mostPieces, mostPieces),
  gross: eurosOrLess,
  vat: eurosOrLess,
});

const salesWire = z.object({
  days: z.array(z.object({ on: z.string(), entries: z.array(entryWire) })),
  testOrders: wholeNumber(0, mostPieces),
});

const writeEntry = ({ kind, goods, visit, rate, pieces, gross, vat }: BookEntry): z.input<typeof entryWire> => ({
  kind,
  goods: goods && { id: goods.id, title: goods.title },
  visit,
  rate: rate === undefined ? undefined : rate / 100,
  pieces,
  gross: inEuros(gross),
  vat: inEuros(vat),
});

const salesRequest = z.object({ month: z.optional(day), language });

export const sales: StaffCall<BooksPort['sales'], z.output<typeof salesRequest>> = {
  ...staffCall,
  toRequest: ({ month }, inLanguage) => ({ request: { month, language: inLanguage } }),
  toArguments: ({ month, language: inLanguage }) => [{ month }, inLanguage],
  errors: booksErrors,
  path: '/operator/books/sales',
  request: salesRequest,
  answer: reading(salesWire, (sent): SalesReport => sent),
  write: ({ days, testOrders }) => ({
    days: days.map(({ on, entries }) => ({ on, entries: entries.map(writeEntry) })),
    testOrders,
  }),
  summary: 'Turnover with its tax, refunds and gift cards, of a month by day or of all months',
};

const visitLineWire = z.object({
  productTitle: z.string(),
  priceTitle: z.string(),
  isForDay: z.boolean(),
  expected: wholeNumber(0, mostPieces),
  admitted: wholeNumber(0, mostPieces),
  lastAt: z.optional(isoInstant),
});

const visitsWire = z.object({
  orders: z.array(
    z.object({
      orderNumber: z.string(),
      buyer: personal(z.optional(z.string())),
      lines: z.array(visitLineWire),
    }),
  ),
});

const writeVisitLine = (of: VisitLine): z.input<typeof visitLineWire> => ({
  productTitle: of.productTitle,
  priceTitle: of.priceTitle,
  isForDay: of.isForDay,
  expected: of.expected,
  admitted: of.admitted,
  lastAt: instantIfAny(of.lastAt),
});

const visitsRequest = z.object({ day, language });

export const visits: StaffCall<BooksPort['visits'], z.output<typeof visitsRequest>> = {
  ...staffCall,
  toRequest: (on, inLanguage) => ({ request: { day: on, language: inLanguage } }),
  toArguments: ({ day: on, language: inLanguage }) => [on, inLanguage],
  errors: booksErrors,
  path: '/operator/books/visits',
  request: visitsRequest,
  answer: reading(visitsWire, (sent): DayVisits => sent),
  write: ({ orders }) => ({
    orders: orders.map(({ orderNumber, buyer, lines }) => ({ orderNumber, buyer, lines: lines.map(writeVisitLine) })),
  }),
  summary: 'Who comes and who was admitted on a day',
};
