import type { CartLine } from '@shop/core/cart/cart-line';
import type { HistoryEntry } from '@shop/core/checkout/order-history';
import { instant } from '@shop/core/dates/instant';
import type { Language } from '@shop/core/languages/language';
import { euroText } from '@shop/core/money/euro-text';
import { itemTitle, periodText } from './item-texts.ts';
import { dayAndTimeText } from './time-text.ts';

const attentionTexts: Readonly<Record<string, string>> = {
  unknownToProvider: 'its provider does not know it',
  unknownToShop: 'unknown order: look it up at the provider, then refund or honour it',
  notRefunded: 'its money is not given back',
  wrongRefund: 'another amount was given back than was taken',
  otherCurrency: 'its provider named another currency than euros',
  addressRefused: 'its address was refused for good',
  mailRefused: 'the mail was refused for good',
  undeliverable: 'it could not be delivered for days',
  unwritable: 'its order says too little to write it',
};

/** Returns why something needs attention, in words; an unknown reason unchanged. */
export const attentionText = (why: string): string => attentionTexts[why] ?? why;

/** Returns why the bank declined, in words; the bank's own text unchanged. */
export const declineText = (why: string): string =>
  why === 'notConfirmed' ? 'the buyer did not confirm it to the bank (3-D Secure)' : why;

/** The text of each fact, with placeholders in braces. */
const texts: Readonly<Record<HistoryEntry['what'], string>> = {
  cartOpened: 'cart opened',
  lineAdded: 'added: {line}',
  quantityChanged: 'quantity changed: {line}',
  lineRemoved: 'removed: {line}',
  holdEnded: 'hold ended{ended}, places taken again: {line}',
  lineLost: 'lost, {lost}{holdEnd}: {line}',
  holdExtended: 'hold extended',
  codeTaken: 'promo code {word} taken',
  codeTookNothing: 'promo code {word} took nothing off and was released',
  codeRemoved: 'promo code {word} removed{replaced}',
  codeLost: 'promo code {word} lost: {codeLoss}',
  placed: 'order placed for {euros}, {word}',
  triedAgain: 'order tried again',
  statusChanged: 'status of the order: {word}',
  attemptMade: '{payment} begun for {euros}',
  sessionOpened: '{payment}: the buyer can pay',
  notified: '{payment}: notification received',
  moneySeen: '{payment}: the provider has {euros}',
  attemptOverdue: '{payment}: its time is over without a word',
  attemptClosed: '{payment} {word}{reason}',
  attemptPaid: '{payment} paid',
  completed: 'order completed',
  refundDue: '{payment}: to be refunded',
  refundMade: '{payment}: refunded',
  refunded: 'order refunded',
  canceled: 'order canceled',
  officeCanceled: 'the office cancels it, {euros} to refund: {word}',
  attentionRaised: '{payment}: needs attention, {attention}',
  attentionCleared: '{payment}: needs no attention any more',
  mailAsked: 'mail about {word} put into the outbox',
  mailPutOff: 'mail about {word} put off',
  mailSent: 'mail about {word} sent',
  mailFailed: 'mail about {word} given up: {failure}',
  mailDropped: 'mail about {word} dropped: it is not so any more, or its buyer was erased',
  admitted: 'ticket {ticket} admitted{later}',
  redeemed: '{euros} taken from value card {ticket}{later}',
  redemptionTakenBack: '{euros} put back onto value card {ticket}',
  notAdmitted: 'ticket {ticket} refused at the door: {refusal}',
  buyerErased: 'buyer: erased',
  refused: 'refused: {word}{wanted}, {why}{left}',
};

/** Why tickets left a cart. Facts of release 0.2.0 have no reason. */
const lossTexts: Readonly<Record<string, string>> = {
  taken: 'others took its places',
  over: 'its time was over',
  offSale: 'it is not sold any more',
};

/** Why a promo code left a cart, by the kind of the error. */
const codeLossTexts: Readonly<Record<string, string>> = {
  promoCodeInvalid: 'it is not in the catalog any more',
  promoCodeExpired: 'its last day is over',
  promoCodeUsedUp: 'others used it up',
};

/** Why the door refused a code. */
const doorTexts: Readonly<Record<string, string>> = {
  alreadyAdmitted: 'it was used, or let in its persons of the day',
  balanceTooLow: 'less is left on the value card',
  wrongDay: 'it is for another day',
  expired: 'its last day is over',
  noValueCard: 'it is no value card',
  keyReused: 'its key was used for another amount',
  canceled: 'its order was canceled',
};

const endOfHold = (word: string, zone: string): string =>
  Number.isNaN(Date.parse(word)) ? '' : ` at ${dayAndTimeText(instant(Date.parse(word)), zone)}`;

const piecesText = (quantity: number | undefined): string => (quantity === undefined ? '' : `${quantity} x `);

/** Returns the goods of an entry: the line of the order, or goods that the order does not contain. */
const goodsText = ({ item = 0, goods = '', title, day }: HistoryEntry, items: readonly CartLine[]): string => {
  const line = items[item - 1];
  const parts = line === undefined ? [title ?? goods, day] : [itemTitle(line), periodText(line)];
  return parts.filter((part) => part !== undefined && part !== '').join(', ');
};

type FactSettings = { readonly items: readonly CartLine[]; readonly language: Language; readonly zone: string };

/** Returns a fact of an order's history in one line. */
export const factText = (entry: HistoryEntry, { items, language, zone }: FactSettings): string => {
  const { what, attempt, amount, quantity, ticket = 0, word = '', why = '', code, left } = entry;
  const goods = goodsText(entry, items);
  const ended = endOfHold(word, zone);
  const values: Readonly<Record<string, string>> = {
    line: piecesText(quantity) + goods,
    why,
    euros: amount === undefined ? '' : euroText(amount, language),
    payment: `payment ${attempt}`,
    word,
    ended,
    lost: lossTexts[why] ?? 'its places were gone or its time was over',
    holdEnd: ended === '' ? '' : ` after its hold ended${ended}`,
    replaced: why === 'replaced' ? ', another one took its place' : '',
    codeLoss: codeLossTexts[why] ?? why,
    wanted: code !== undefined ? ` ${code}` : goods === '' ? '' : ` ${piecesText(quantity)}${goods}`,
    left: left === undefined ? '' : `, places left: ${left}`,
    later: word === '' ? '' : ` on ${word}, entered later`,
    reason: why === '' ? '' : `: ${declineText(why)}`,
    attention: attentionText(word),
    failure: attentionText(why),
    refusal: doorTexts[word] ?? word,
    ticket: String(ticket),
  };
  return texts[what].replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
};
