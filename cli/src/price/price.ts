import type { Cents } from '@shop/core/money/cents';
import type { Percent } from '@shop/core/money/percent';
import { type Basket, basketPrice } from '@shop/core/pricing/basket-price';
import { noConditions, type PriceConditions } from '@shop/core/pricing/price-conditions';
import type { Promo } from '@shop/core/pricing/promo-discount';
import { err, ok, type Result } from 'neverthrow';
import { withoutShop } from '../acts/act.ts';
import type { Session } from '../acts/session.ts';
import type { ShopCommand } from '../acts/shop-command.ts';
import { codeArgument, euroArgument, percentArgument, quantityArgument } from '../arguments/option-values.ts';
import { ownForm } from '../documents/json-form.ts';
import { fileFailure, type Refusal, usage } from '../failures/failure.ts';
import { basketDocument, basketFields, basketNames } from '../print/derivation-document.ts';
import { basketReceiptLines } from '../print/receipt.ts';
import { wireAnswer } from '../stdio/answer.ts';
import { addFuzzCommand } from './fuzz.ts';

type PriceOptions = {
  readonly price?: Cents;
  readonly discounted?: Cents;
  readonly minItems?: number;
  readonly quantity: number;
  readonly dayDiscount?: Percent;
  readonly ticket: boolean;
  readonly code?: Promo;
};

const conditionsOf = ({ dayDiscount = noConditions.facilityDiscount, ticket }: PriceOptions): PriceConditions => ({
  facilityDiscount: dayDiscount,
  lacksTicket: !ticket,
});

const typedBasket = ({ price, ...options }: PriceOptions): Result<Basket, Refusal> => {
  if (price === undefined) return err(usage('no price given', ['--price <euros>', 'a file of prices']));
  const line = {
    price,
    quantity: options.quantity,
    isEligible: true,
    priceWithDiscount: options.discounted,
    quantityDiscountMinItems: options.minItems,
    ...conditionsOf(options),
  };
  return ok({ lines: [line], promo: options.code });
};

const explain = async ({ access, terminal }: Session, file: string | undefined, options: PriceOptions) => {
  const basket =
    file === undefined
      ? typedBasket(options)
      : (await access.priceFiles(terminal.folder)).read(file).mapErr((fault) => fileFailure('prices', file, fault));
  return basket.map(basketPrice).map((price) =>
    wireAnswer(
      (wire) => basketDocument(price, wire),
      (words) => basketReceiptLines(price, words),
    ),
  );
};

export const addVerbs = (price: ShopCommand): void => {
  price
    .verb('explain', 'print how the price of typed figures comes about; needs no shop')
    .argument('[file]', 'YAML file of lines and a code; - for what is piped in')
    .option('--price <euros>', 'full price of a piece', euroArgument)
    .option('--discounted <euros>', 'reduced price of a piece', euroArgument)
    .option('--min-items <number>', 'pieces from which on the reduced price applies', quantityArgument)
    .option('--quantity <number>', 'pieces', quantityArgument, 1)
    .option('--day-discount <percent>', 'discount of the day', percentArgument)
    .option('--no-ticket', 'price of an extra when the ticket that makes it cheaper is missing')
    .option('--code <off>', 'what a code takes off: 10% or 5.00', codeArgument)
    .examples(
      [
        'five cards of 80 euros, reduced from three on',
        'shop price explain --price 80 --discounted 72 --min-items 3 --quantity 5',
      ],
      ['on a day with a discount, with a code', 'shop price explain --price 22 --day-discount 15 --code 10%'],
      [
        'several lines',
        "printf 'lines: [{ price: 22.00, quantity: 2 }]\\ncode: { amount: 5.00 }\\n' | shop price explain -",
      ],
    )
    .prints(ownForm(basketNames, ...basketFields('')))
    .action(withoutShop(explain));
  addFuzzCommand(price);
};
