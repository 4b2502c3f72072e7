import type { CatalogFile, CatalogMistake } from '@shop/core/ports/catalog-port';
import type { Basket, BasketLine } from '@shop/core/pricing/basket-price';
import { noConditions, type PriceConditions } from '@shop/core/pricing/price-conditions';
import type { Result } from 'neverthrow';
import * as z from 'zod/mini';
import { flag, list, record, wholeNumber } from './form-fields.ts';
import { hasOneWorth, readWorth, worth, worthForm } from './offers.ts';
import { readAt } from './schema-mistakes.ts';
import { discount, eurosIfAny, eurosOf, price } from './sold-fields.ts';
import { yamlSource } from './yaml-source.ts';
import { yamlText } from './yaml-text.ts';

const line = record({
  price: price('full price of a piece'),
  priceWithDiscount: z.optional(price('reduced price of a piece')),
  quantityDiscountMinItems: z.optional(wholeNumber(0, 1000, 'pieces from which on the reduced price applies')),
  quantity: wholeNumber(0, 1000, 'pieces'),
  dayDiscount: z.optional(discount('discount of the day')),
  withTicket: z.optional(flag('false for an extra whose ticket, which would make it cheaper, is missing')),
  takesCode: z.optional(flag('false for a line to which no code applies')),
});

const basketFile = record({
  lines: list(line, 'what is bought'),
  code: z.optional(record(worth).check(hasOneWorth)),
});

const conditionsIn = ({ dayDiscount, withTicket }: z.output<typeof line>): PriceConditions => ({
  facilityDiscount: dayDiscount ?? noConditions.facilityDiscount,
  lacksTicket: withTicket === false,
});

const readLine = (file: z.output<typeof line>): BasketLine => ({
  price: file.price,
  priceWithDiscount: file.priceWithDiscount,
  quantityDiscountMinItems: file.quantityDiscountMinItems,
  quantity: file.quantity,
  ...conditionsIn(file),
  isEligible: file.takesCode ?? true,
});

/** Reads lines and a code from a YAML file. Error: every mistake, in order. */
export const readBasket = (file: CatalogFile): Result<Basket, readonly CatalogMistake[]> =>
  readAt(yamlSource(file), basketFile).map(({ lines, code }) => ({
    lines: lines.map(readLine),
    promo: code && readWorth(code),
  }));

const lineForm = (own: BasketLine): z.input<typeof line> => ({
  price: eurosOf(own.price),
  priceWithDiscount: eurosIfAny(own.priceWithDiscount),
  quantityDiscountMinItems: own.quantityDiscountMinItems,
  quantity: own.quantity,
  dayDiscount: own.facilityDiscount === 0 ? undefined : own.facilityDiscount,
  withTicket: own.lacksTicket ? false : undefined,
  takesCode: own.isEligible ? undefined : false,
});

const formOf = ({ lines, promo }: Basket): z.input<typeof basketFile> => ({
  lines: lines.map(lineForm),
  code: promo && worthForm(promo),
});

/** Returns the YAML text of a basket. */
export const writtenBasket = (basket: Basket): string => yamlText(formOf(basket));
