import type { CartLine } from '@shop/core/cart/cart-line';
import type { HistoryEntry } from '@shop/core/checkout/order-history';
import type { Language } from '@shop/core/languages/language';
import { euroText } from '@shop/core/money/euro-text';
import { itemTitle } from './item-texts.ts';

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
  holdEnded: 'places taken again after their hold ended: {line}',
  lineLost: 'lost, its places were gone or its time was over: {line}',
  holdExtended: 'hold extended',
  codeTaken: 'promo code {word} taken',
  codeTookNothing: 'promo code {word} took nothing off and was released',
  codeRemoved: 'promo code {word} removed',
  codeLost: 'promo code {word} lost: {why}',
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
  buyerErased: 'buyer: erased',
  refused: 'refused: {word}, {why}',
};

/** Returns a fact of an order's history in one line. */
export const factText = (
  { what, attempt, amount, item = 0, goods = '', quantity, ticket = 0, word = '', why = '' }: HistoryEntry,
  { items, language }: { readonly items: readonly CartLine[]; readonly language: Language },
): string => {
  const line = items[item - 1];
  const values: Readonly<Record<string, string>> = {
    line: [quantity === undefined ? '' : `${quantity} x `, line === undefined ? goods : itemTitle(line)].join(''),
    why,
    euros: amount === undefined ? '' : euroText(amount, language),
    payment: `payment ${attempt}`,
    word,
    later: word === '' ? '' : ` on ${word}, entered later`,
    reason: why === '' ? '' : `: ${declineText(why)}`,
    attention: attentionText(word),
    failure: attentionText(why),
    ticket: String(ticket),
  };
  return texts[what].replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
};
