import type { Cents } from '@shop/core/money/cents';
import type { Percent } from '@shop/core/money/percent';
import { type Basket, basketPrice } from '@shop/core/pricing/basket-price';
import type { Promo } from '@shop/core/pricing/promo-discount';
import type { Command } from 'commander';
import { err, ok, type Result } from 'neverthrow';
import type { BareSession, Choose } from '../../acts/session.ts';
import { examples } from '../../arguments/help-examples.ts';
import { codeArgument, percentArgument } from '../../choice/code-option.ts';
import { euroArgument } from '../../choice/euro-option.ts';
import { quantityArgument } from '../../choice/quantity.ts';
import { basketDocument } from '../../documents/receipt-document.ts';
import { type Failure, usage } from '../../failures/failure.ts';
import { basketReceiptLines } from '../../print/receipt.ts';
import type { Answer } from '../../terminal/answer.ts';
import { addFuzzCommand } from './fuzz.ts';
import { priceFailure } from './price-failure.ts';

type PriceOptions = {
  readonly price?: Cents;
  readonly discounted?: Cents;
  readonly minItems?: number;
  readonly quantity: number;
  readonly dayDiscount?: Percent;
  readonly ticket: boolean;
  readonly code?: Promo;
};

const typedBasket = ({ price, ...options }: PriceOptions): Result<Basket, Failure> => {
  if (price === undefined) return err(usage('what has a price is missing', ['--price <euros>', 'a file of prices']));
  const line = {
    price,
    quantity: options.quantity,
    isEligible: true,
    ...(options.discounted === undefined ? {} : { priceWithDiscount: options.discounted }),
    ...(options.minItems === undefined ? {} : { quantityDiscountMinItems: options.minItems }),
    ...(options.dayDiscount === undefined ? {} : { facilityDiscount: options.dayDiscount }),
    ...(options.ticket ? {} : { lacksTicket: true }),
  };
  return ok({ lines: [line], ...(options.code === undefined ? {} : { promo: options.code }) });
};

const explained = (basket: Basket, { language }: BareSession): Answer => {
  const price = basketPrice(basket);
  return { data: basketDocument(price), lines: (words) => basketReceiptLines(price, { language, words }) };
};

const given = async (
  { access, terminal }: BareSession,
  file: string | undefined,
  options: PriceOptions,
): Promise<Result<Basket, Failure>> =>
  file === undefined
    ? typedBasket(options)
    : (await access.priceFiles(terminal.folder)).read(file).mapErr((fault) => priceFailure(file, fault));

const addExplainCommand = (price: Command, choose: Choose): void => {
  price
    .command('explain')
    .description('print how a price comes about, of any figures, without a shop')
    .argument('[file]', 'YAML file of lines and a code; - for what is piped in')
    .option('--price <euros>', 'full price of a piece', euroArgument)
    .option('--discounted <euros>', 'reduced price of a piece', euroArgument)
    .option('--min-items <number>', 'pieces from which on the reduced price applies', quantityArgument)
    .option('--quantity <number>', 'pieces', quantityArgument, 1)
    .option('--day-discount <percent>', 'discount of the day', percentArgument)
    .option('--no-ticket', 'an extra without the ticket that it is reduced beside')
    .option('--code <off>', 'what a code takes off: 10% or 5.00', codeArgument)
    .addHelpText(
      'after',
      examples([
        [
          'five cards of 80 euros, reduced from three on',
          'shop price explain --price 80 --discounted 72 --min-items 3 --quantity 5',
        ],
        ['on a day with a discount, with a code', 'shop price explain --price 22 --day-discount 15 --code 10%'],
        [
          'several lines',
          "printf 'lines: [{ price: 22.00, quantity: 2 }]\\ncode: { amount: 5.00 }\\n' | shop price explain -",
        ],
      ]),
    )
    .action((file: string | undefined, options: PriceOptions) =>
      choose({
        needs: 'nothing',
        run: async (session) => (await given(session, file, options)).map((basket) => explained(basket, session)),
      }),
    );
};

export const addPriceCommands = (price: Command, choose: Choose): void => {
  addExplainCommand(price, choose);
  addFuzzCommand(price, choose);
};
