import { percent } from '@shop/core/money/percent';
import type { CatalogFile, CatalogMistake } from '@shop/core/ports/catalog-port';
import type { Basket, BasketLine } from '@shop/core/pricing/basket-price';
import type { Promo } from '@shop/core/pricing/promo-discount';
import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod/mini';
import { euros, flag, list, percentage, record, wholeNumber } from './form-fields.ts';
import { inOrder } from './mistake-order.ts';
import { centsOf } from './price-forms.ts';
import { schemaMistakes } from './schema-mistakes.ts';
import { yamlSource } from './yaml-source.ts';

const line = record({
  price: euros('full price of a piece'),
  priceWithDiscount: z.optional(euros('reduced price of a piece')),
  quantityDiscountMinItems: z.optional(wholeNumber(0, 1000, 'pieces from which on the reduced price applies')),
  quantity: wholeNumber(0, 1000, 'pieces'),
  dayDiscount: z.optional(percentage('discount of the day')),
  withTicket: z.optional(flag('false for an extra without the ticket that it is reduced beside')),
  takesCode: z.optional(flag('false for a line that no code lowers')),
});

const codeMembers = record({
  percent: z.optional(percentage('share that the code takes off')),
  amount: z.optional(euros('amount that the code takes off')),
});

const code = codeMembers.check(({ value, issues }) => {
  if ((value.percent === undefined) !== (value.amount === undefined)) return;
  issues.push({ code: 'custom', path: [], input: value, message: 'must take off either percent or amount' });
});

const basketFile = record({ lines: list(line, 'what is bought'), code: z.optional(code) });

const lineOf = (form: z.output<typeof line>): BasketLine => ({
  price: centsOf(form.price),
  quantity: form.quantity,
  isEligible: form.takesCode ?? true,
  ...(form.priceWithDiscount === undefined ? {} : { priceWithDiscount: centsOf(form.priceWithDiscount) }),
  ...(form.quantityDiscountMinItems === undefined ? {} : { quantityDiscountMinItems: form.quantityDiscountMinItems }),
  ...(form.dayDiscount === undefined ? {} : { facilityDiscount: percent(form.dayDiscount) }),
  ...(form.withTicket === false ? { lacksTicket: true } : {}),
});

const promoOf = (form: z.output<typeof code>): Promo =>
  form.percent === undefined
    ? { type: 'amount', amount: centsOf(form.amount ?? 0) }
    : { type: 'percent', percent: percent(form.percent) };

/** Reads lines and a code as a YAML file describes them. Error: every mistake, in order. */
export const readBasket = (file: CatalogFile): Result<Basket, readonly CatalogMistake[]> => {
  const source = yamlSource(file);
  if (source.mistakes.length > 0) return err(source.mistakes);
  const read = z.safeParse(basketFile, source.value);
  if (!read.success) return err(inOrder(schemaMistakes(source, [], read.error.issues)));
  const { lines, code: taken } = read.data;
  return ok({ lines: lines.map(lineOf), ...(taken === undefined ? {} : { promo: promoOf(taken) }) });
};

const inEuros = (amount: number): string => (amount / 100).toFixed(2);

const writtenLine = (line: BasketLine): string =>
  [
    `price: ${inEuros(line.price)}`,
    ...(line.priceWithDiscount === undefined ? [] : [`priceWithDiscount: ${inEuros(line.priceWithDiscount)}`]),
    ...(line.quantityDiscountMinItems === undefined
      ? []
      : [`quantityDiscountMinItems: ${line.quantityDiscountMinItems}`]),
    `quantity: ${line.quantity}`,
    ...(line.facilityDiscount === undefined ? [] : [`dayDiscount: ${line.facilityDiscount}`]),
    ...(line.lacksTicket === true ? ['withTicket: false'] : []),
    ...(line.isEligible ? [] : ['takesCode: false']),
  ].join(', ');

/** The same as a file that reads as this basket. */
export const writtenBasket = ({ lines, promo }: Basket): string =>
  [
    ...(lines.length === 0 ? ['lines: []'] : ['lines:', ...lines.map((one) => `  - { ${writtenLine(one)} }`)]),
    ...(promo === undefined
      ? []
      : [
          promo.type === 'percent'
            ? `code: { percent: ${promo.percent} }`
            : `code: { amount: ${inEuros(promo.amount)} }`,
        ]),
    '',
  ].join('\n');
