import type { Cart } from '@shop/core/cart/cart';
import { cardValueRefused } from '@shop/core/catalog/card-value';
import type { ShopError } from '@shop/core/errors/shop-error';
import { okAsync } from 'neverthrow';
import { inShop } from '../acts/act.ts';
import type { Answered, ShopSession } from '../acts/session.ts';
import type { ShopCommand } from '../acts/shop-command.ts';
import {
  dayHelp,
  dayOption,
  euroArgument,
  type KeyOptions,
  keyOption,
  quantityArgument,
  type TypedDay,
  type Wanted,
  wantedOption,
} from '../arguments/option-values.ts';
import { type CardOptions, pickCardLists } from '../choice/pick-card-lists.ts';
import { pickUpsell } from '../choice/pick-in-cart.ts';
import { pickGiftCard, pickTicket } from '../choice/pick-product.ts';
import { dateOption, type PeriodOptions, pickPriceLists, pickQuote, seasonOption } from '../choice/pick-tickets.ts';
import { callForm } from '../documents/call-form.ts';
import type { JsonForm } from '../documents/json-form.ts';
import { shopFailure } from '../failures/failure.ts';
import { cartLines, type LineSettings } from '../print/cart-lines.ts';
import { type Answer, wireAnswer } from '../stdio/answer.ts';

/** What `--json` prints for every command that ends with a cart. */
export const cartForm: JsonForm = {
  ...callForm('loadCart'),
  what: 'the answer of the call loadCart; item is null where there is no cart',
};

/** Returns what every command that ends with a cart prints. */
export const cartAnswer = (cart: Cart | undefined, settings: LineSettings): Answer =>
  wireAnswer(
    (wire) => (cart === undefined ? { item: null } : wire.cart(cart)),
    (words) => cartLines(cart, settings, words),
  );

/** Loads the visitor's cart. Where there is none, it still makes one call, so that a wrong server address is reported
 *  and not taken for an empty cart. */
export const answeredCart = ({ useCases, answers, language }: ShopSession) =>
  useCases
    .loadCart(language)
    .andThen((cart) => (cart === undefined ? answers(language).map(() => undefined) : okAsync(cart)));

export const showCart = (session: ShopSession): Answered =>
  answeredCart(session).map((cart) => cartAnswer(cart, session));

type AddTicketOptions = PeriodOptions &
  KeyOptions & {
    readonly ticket?: readonly Wanted[];
    readonly line?: readonly Wanted[];
  };

/** Puts tickets into the cart and returns the cart. The quote is loaded first: names are matched with the price
 *  lists of that day, and capacity is counted per day. */
export const addTicket = (session: ShopSession, product: string, options: AddTicketOptions): Answered => {
  const { useCases, language } = session;
  const { ticket: tickets = [], line: lines = [], key } = options;
  return pickTicket(session, product)
    .andThen((ticket) => pickQuote(session, ticket, options))
    .andThen(({ ticket, period, quote, offer }) =>
      pickPriceLists(offer, [...tickets, ...lines], language).map((choices) => ({
        ticket,
        quote,
        language,
        choices,
        date: period.type === 'day' ? period.date : undefined,
        seasonId: period.type === 'season' ? period.seasonId : undefined,
      })),
    )
    .andThen((selection) => useCases.addTicket(selection, key))
    .andThen(() => showCart(session));
};

/** Returns a refusal of a gift card's value with the option `--amount` as its field. */
const withOptionName = <Failure extends ShopError>(error: Failure): Failure =>
  error.kind === 'invalidInput' && error.field === cardValueRefused.field ? { ...error, field: '--amount' } : error;

/** Puts gift cards into the cart and returns the cart. */
export const addGiftCard = (session: ShopSession, product: string, options: CardOptions & KeyOptions): Answered => {
  const { useCases, language } = session;
  const { amount, key } = options;
  return pickGiftCard(session, product)
    .andThen((card) => pickCardLists(card, options, language).map((choices) => ({ card, choices })))
    .andThen((chosen) => useCases.addGiftCard({ ...chosen, language, value: amount }, key).mapErr(withOptionName))
    .andThen(() => showCart(session));
};

type AddUpsellOptions = KeyOptions & { readonly date?: TypedDay; readonly quantity: number };

/** Puts an upsell into the cart and returns the cart. */
export const addUpsell = (
  session: ShopSession,
  wanted: string,
  { date, quantity, key }: AddUpsellOptions,
): Answered => {
  const { useCases, language, clock } = session;
  return useCases
    .loadCart(language)
    .andThen((cart) => pickUpsell(cart, wanted, { quantity, date: date?.(clock.today()) }))
    .andThen((line) =>
      useCases.addUpsell({ language, items: [line] }, key).mapErr((error) => shopFailure(error, 'upsell')),
    )
    .map((cart) => cartAnswer(cart, session));
};

export const addAddCommands = (cart: ShopCommand): void => {
  cart
    .verb('add-ticket', 'put tickets of a day or season into the cart, and print it')
    .argument('<product>', 'last part of its address, such as termalija, or its name')
    .option(...dateOption)
    .option(...seasonOption)
    .option('--ticket <name=quantity>', 'group/name or its beginning, in --lang; may be repeated', wantedOption)
    .option('--line <id=quantity>', 'the same by price list id; may be repeated', wantedOption)
    .option(...keyOption)
    .examples(
      [
        'two adults and a child',
        'shop cart add-ticket termalija --lang sl --date 2026-12-01 --ticket "Dnevna/Odrasli=2" --ticket "Dnevna/Otroci=1"',
      ],
      ['in three days, names in English', 'shop cart add-ticket aqualuna --lang en --date +3 --ticket "Day/Adults=1"'],
      ['a season', 'shop cart add-ticket "Deset obiskov" --lang sl --season ta --ticket "Odrasli=1"'],
    )
    .prints(cartForm)
    .action(inShop(addTicket));
  cart
    .verb('add-gift-card', 'put gift cards into the cart, and print it')
    .argument('<product>', 'last part of its address in --lang, or its name')
    .option('--price-list <name=quantity>', 'name or id of a price list, in --lang; may be repeated', wantedOption)
    .option('--amount <euros>', 'what a value card is worth: 10 to 1000 in steps of 10', euroArgument)
    .option('--quantity <number>', 'pieces, where there is one price (default 1)', quantityArgument)
    .option(...keyOption)
    .examples(
      ['the gift cards that there are', 'shop catalog list --group giftVouchers'],
      ['two value cards of 50 EUR', 'shop cart add-gift-card vrednostni-bon --lang sl --amount 50 --quantity 2'],
      ['one for any day', 'shop cart add-gift-card masaza-za-dva --lang sl --price-list "Petek=1"'],
    )
    .prints(cartForm)
    .action(inShop(addGiftCard));
  cart
    .verb('add-upsell', 'put something into the cart that is offered beside its tickets, and print it')
    .argument('<upsell>', 'its id or name, as shop cart show lists it')
    .option('--date <day>', `day of the ticket that it goes with, where there are several: ${dayHelp}`, dayOption)
    .option('--quantity <number>', 'pieces', quantityArgument, 1)
    .option(...keyOption)
    .examples(
      ['what is offered beside the cart', "shop cart show --json | jq '.item.upsellItems'"],
      ['two towels for the only day', 'shop cart add-upsell towel --quantity 2'],
      ['for one of two days', 'shop cart add-upsell bathrobe --date 2026-12-01'],
    )
    .prints(cartForm)
    .action(inShop(addUpsell));
};
