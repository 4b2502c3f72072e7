import type { CartLine } from '@shop/core/cart/cart-line';
import type { HistoryEntry } from '@shop/core/checkout/order-history';
import type { Language } from '@shop/core/languages/language';
import { euroText } from '@shop/core/money/euro-text';
import { itemTitle } from './item-texts.ts';

export type NoteSettings = { readonly items: readonly CartLine[]; readonly language: Language };

const itemText = ({ item = 0 }: HistoryEntry, { items }: NoteSettings): string => {
  const line = items[item - 1];
  return line === undefined ? `line ${item}` : `line ${item}: ${line.price.quantity} x ${itemTitle(line)}`;
};

const attentionTexts: Readonly<Record<string, string>> = {
  unknownToProvider: 'its provider does not know it',
  unknownToShop: 'nobody here knows its order: look it up at the provider, give it back or make it good',
  notRefunded: 'its money is not given back',
  wrongRefund: 'another amount was given back than was taken',
  addressRefused: 'its address was refused for good',
  mailRefused: 'the mail was refused for good',
  undeliverable: 'it could not be delivered for days',
};

/** Why a person has to look, in words; whatever else stands there as it is. */
export const attentionText = (why: string): string => attentionTexts[why] ?? why;

/** Why the bank declined, in words; whatever else stands there as it is. */
export const declineText = (why: string): string =>
  why === 'notConfirmed' ? 'the buyer did not confirm it to the bank (3-D Secure)' : why;

/** What happened to an order, in one line. */
export const orderNoteText = (entry: HistoryEntry, settings: NoteSettings): string => {
  const { what, attempt, amount, ticket = 0, word = '', why = '' } = entry;
  const euros = amount === undefined ? '' : euroText(amount, settings.language);
  const payment = `payment ${attempt}`;
  switch (what) {
    case 'cartOpened':
      return 'cart opened';
    case 'lineAdded':
      return itemText(entry, settings);
    case 'placed':
      return `order placed for ${euros}, ${word}`;
    case 'triedAgain':
      return 'order tried again';
    case 'statusTold':
      return `status told: ${word}`;
    case 'attemptMade':
      return `${payment} begun for ${euros}`;
    case 'sessionOpened':
      return `${payment}: the buyer can pay`;
    case 'notified':
      return `${payment}: notification heard`;
    case 'moneySeen':
      return `${payment}: the provider has ${euros}`;
    case 'attemptOverdue':
      return `${payment}: its time is over without a word`;
    case 'attemptClosed':
      return `${payment} ${word}${why === '' ? '' : `: ${declineText(why)}`}`;
    case 'attemptPaid':
      return `${payment} paid`;
    case 'completed':
      return 'order completed';
    case 'refundDue':
      return `${payment}: to be refunded`;
    case 'refundMade':
      return `${payment}: refunded`;
    case 'refunded':
      return 'order refunded';
    case 'canceled':
      return 'order canceled';
    case 'attentionRaised':
      return `${payment}: a person has to look, ${attentionText(word)}`;
    case 'attentionCleared':
      return `${payment}: nobody has to look any more`;
    case 'mailAsked':
      return `mail about ${word} put into the outbox`;
    case 'mailPutOff':
      return `mail about ${word} put off`;
    case 'mailSent':
      return `mail about ${word} sent`;
    case 'mailFailed':
      return `mail about ${word} given up: ${attentionText(why)}`;
    case 'mailDropped':
      return `mail about ${word} dropped: it is not so any more, or its buyer was erased`;
    case 'admitted':
      return `ticket ${ticket} let in`;
  }
};
