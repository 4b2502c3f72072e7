import type { AttemptState } from '@shop/core/checkout/attempt-state';
import type { HostMail } from '@shop/core/host/mail/host-mail';
import type { SendResult } from '@shop/core/host/mail/send-mail';
import { priceListId, productId } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';

/** What a number chooses among what there is by then. */
export const at = <Value>(values: Iterable<Value>, index: number): Value | undefined => {
  const all = [...values];
  return all[index % Math.max(all.length, 1)];
};

const pool = productId('termalija');

/** Tickets of two products that share the places of their facility. */
export const tickets = [
  { product: pool, list: priceListId('termalija-day-adult') },
  { product: pool, list: priceListId('termalija-day-child') },
  { product: pool, list: priceListId('termalija-family-2-2') },
  { product: productId('evening-termalija'), list: priceListId('evening-termalija-day-adult') },
] as const;

/** Codes of the sample, and such as are none. */
export const codes = ['DOBRODOSLI10', 'TERME5', '', 'NOTHING', 'terme5 '];

export const mailWords: readonly SendResult[] = ['sent', 'addressRefused', 'mailRefused', 'later'];

/** Mostly the try that runs; now and then an older one, whose word comes late. */
export const tryOf = ({ orderRef, about, copy, tries }: HostMail, quantity: number) => ({
  orderRef,
  about,
  copy: quantity === 0 ? copy - 1 : copy,
  tries: quantity === 1 ? tries - 1 : tries,
});

/** Two visitors who share carts; mostly the first one acts. */
export const sessionOf = (which: number, flag: boolean): string => `session ${which === 1 && flag ? 2 : 1}`;

export const wordOf = (word: number, amount: ReturnType<typeof cents>): AttemptState => {
  const words: readonly AttemptState[] = [
    { state: 'open' },
    { state: 'captured', amount },
    { state: 'captured', amount },
    { state: 'authorized', amount },
    { state: 'captured', amount: cents(amount + 1) },
    { state: 'open' },
    { state: 'declined' },
    { state: 'refunded', amount },
    { state: 'notFound' },
    { state: 'expired' },
    { state: 'declined', why: 'notConfirmed' },
  ];
  return words[word] ?? { state: 'canceled' };
};
