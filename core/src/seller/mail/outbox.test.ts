import { describe, expect, it } from 'vitest';
import { type Instant, minutes, plusMilliseconds } from '../../dates/instant.ts';
import { cents } from '../../money/cents.ts';
import { orderIn, paying } from '../../testing/paying-seller.ts';
import { after, at, bankSays, decided, now } from '../../testing/seller-builders.ts';
import type { SellerState } from '../state.ts';
import type { SendResult } from './outbox.ts';
import type { MailSubject, SellerMail } from './seller-mail.ts';

const { state: ordered, id } = paying(50);
const paid = bankSays(ordered, id, 'captured');
const cancel = (state: SellerState) => after(state, { type: 'cancelOrder', cancelId: orderIn(state).cancelId });
const canceled = bankSays(cancel(paid), id, 'refunded');

const later = (milliseconds: number): Instant => plusMilliseconds(now, milliseconds);
const when = (moment: Instant) => ({ ...at, now: moment });

const mails = (state: SellerState) => [...state.orders.values()].flatMap((order) => order.mails);
const mailOf = (state: SellerState, about: MailSubject = 'completed'): SellerMail =>
  mails(state).find((mail) => mail.about === about) ?? expect.fail();

/** Returns the result of a host's request for a mail. */
const taken = (state: SellerState, about: MailSubject = 'completed', moment = now) => {
  const asked = { type: 'takeMail', orderRef: orderIn(state).ref, about } as const;
  const { next, answer } = decided(state, asked, when(moment));
  return { state: next, answer: answer.type, mail: answer.type === 'taken' ? answer.mail : undefined };
};

const noted = (state: SellerState, word: SendResult, moment = now, given: Partial<SellerMail> = {}): SellerState => {
  const { about, copy, tries } = { ...mailOf(state), ...given };
  const { ref: orderRef } = orderIn(state);
  return after(state, { type: 'noteMail', orderRef, about, copy, tries, result: word }, when(moment));
};

const resent = (state: SellerState, moment: Instant, orderNumber = orderIn(state).number) => {
  const { next, answer } = decided(state, { type: 'resendMail', orderNumber }, when(moment));
  return { state: next, told: answer };
};

describe('the outbox', () => {
  it('holds one mail as soon as an order is completed, another once it is canceled, and one for money that goes back', () => {
    expect(mails(ordered)).toEqual([]);
    const mail = { about: 'completed', copy: 1, askedAt: now, tries: 0, dueAt: now };
    expect(mails(paid)).toEqual([mail]);
    expect(mails(bankSays(paid, id, 'captured'))).toEqual([mail]);
    expect(mails(canceled).map(({ about }) => about)).toEqual(['completed', 'canceled']);
    expect(mails(bankSays(ordered, id, { state: 'captured', amount: cents(1) })).map(({ about }) => about)).toEqual([
      'refunded',
    ]);
  });

  it('a mail about the order of somebody who was erased is dropped, and keeps nobody busy', () => {
    const { ref } = orderIn(paid);
    const person = paid.orderBuyers.get(ref) ?? expect.fail();
    const erased = { ...person, customer: { ...person.customer, email: '' } };
    for (const orderBuyers of [new Map(), new Map([[ref, erased]])]) {
      const { mail, state: after } = taken({ ...paid, orderBuyers });
      expect([mail, mails(after)]).toEqual([undefined, []]);
    }
  });
});

describe('a mail that is due', () => {
  it('is sent from its time on, and is written down only with the result', () => {
    expect(taken(paid, 'completed', later(-1)).answer).toBe('elsewhere');
    const first = taken(paid);
    expect(first.mail).toEqual(mailOf(paid));
    expect(first.state.orders).toEqual(paid.orders);
  });

  it('is done once it was sent, also by a slow sender beside another one', () => {
    const tried = noted(paid, 'later', later(1));
    const sent = noted(tried, 'sent', later(minutes(6)), { tries: 0 });
    expect(mailOf(sent)).toEqual({ ...mailOf(paid), tries: 2, sentAt: later(minutes(6)), dueAt: undefined });
    expect(taken(sent, 'completed', later(minutes(60))).answer).toBe('elsewhere');
  });

  it('is tried when it was never tried, however late', () => {
    const fourDays = later(minutes(4 * 24 * 60));
    expect(taken(paid, 'completed', fourDays).mail).toEqual(mailOf(paid));
    expect(mailOf(noted(paid, 'sent', fourDays)).sentAt).toBe(fourDays);
    expect(mailOf(noted(paid, 'later', fourDays)).failed?.why).toBe('undeliverable');
  });

  it('says nothing that is not so any more', () => {
    const { state, mail } = taken(canceled);
    expect(mail).toBeUndefined();
    expect(mails(state).map(({ about }) => about)).toEqual(['canceled']);
    expect(taken(state, 'canceled').mail).toBeDefined();
  });

  it.each([
    [1, 5],
    [2, 60],
    [3, 5 * 60],
    [4, 15 * 60],
    [5, 30 * 60],
    [6, 3600],
    [40, 3600],
  ])('after try %i that came to nothing waits %i seconds', (tries, wait) => {
    const mail = { ...mailOf(paid), tries: tries - 1 };
    const order = { ...orderIn(paid), mails: [mail] };
    const tried = { ...paid, orders: new Map([[order.ref, order]]) };
    expect(mailOf(noted(tried, 'later')).dueAt).toBe(later(wait * 1000));
  });

  it('is given up where its address is refused, and after three days', () => {
    const { state } = taken(paid);
    expect(mailOf(noted(state, 'addressRefused'))).toMatchObject({ failed: { at: now, why: 'addressRefused' } });
    const threeDays = minutes(3 * 24 * 60);
    const almost = noted(state, 'later', later(threeDays - 5_000 - 1));
    expect(mailOf(almost).dueAt).toBe(later(threeDays - 1));
    expect(mailOf(noted(state, 'later', later(threeDays - 5_000))).failed?.why).toBe('undeliverable');
    expect(mailOf(taken(almost, 'completed', later(threeDays)).state).failed).toEqual({
      at: later(threeDays),
      why: 'undeliverable',
    });
  });

  it('heeds no late word of failure, of an older try or an older copy', () => {
    const state = noted(paid, 'later');
    expect(noted(state, 'addressRefused', now, { tries: 0 })).toEqual(state);
    expect(noted(state, 'sent', now, { copy: 0 })).toEqual(state);
  });
});

describe('a mail that an operator wants to be sent once more', () => {
  const sent = noted(taken(paid).state, 'sent');

  it('is another copy, due at once', () => {
    const again = resent(sent, later(minutes(5)));
    expect(again.told).toEqual({ type: 'queued', about: 'completed' });
    expect(mailOf(again.state)).toMatchObject({ copy: 2, tries: 0, dueAt: later(minutes(5)) });
    expect(mailOf(again.state).sentAt).toBeUndefined();
  });

  it('waits its turn where it is in the outbox, and five minutes after the one before', () => {
    expect(resent(paid, now).told).toEqual({ type: 'waiting', about: 'completed', next: now });
    const early = resent(sent, later(minutes(5) - 1));
    expect(early.told).toEqual({ type: 'tooSoon', about: 'completed', from: later(minutes(5)) });
    expect(early.state).toEqual(sent);
  });

  it('goes out again after it was given up, and says what is so by then', () => {
    const failed = noted(taken(paid).state, 'addressRefused');
    expect(mailOf(resent(failed, later(minutes(5))).state).failed).toBeUndefined();
    const state = noted(taken(canceled, 'canceled').state, 'sent', now, { about: 'canceled', tries: 1 });
    expect(resent(state, later(minutes(5))).told).toEqual({ type: 'queued', about: 'canceled' });
  });

  it('waits for nothing and is not made while its order is being canceled, and is about that once it is', () => {
    for (const before of [paid, sent]) {
      const state = cancel(before);
      const again = resent(state, later(minutes(5)));
      expect([again.told, again.state]).toEqual([{ type: 'canceling' }, state]);
      const back = bankSays(state, id, 'refunded');
      expect(resent(back, later(minutes(5))).told).toMatchObject({ type: 'waiting', about: 'canceled' });
    }
  });

  it('is made for an order of a release that wrote none, and for no other', () => {
    const order = { ...orderIn(paid), mails: [] };
    const old = { ...paid, orders: new Map([[order.ref, order]]) };
    expect(mailOf(resent(old, now).state)).toMatchObject({ copy: 1, dueAt: now });
    expect(resent(ordered, now).told).toEqual({ type: 'notPaid' });
    expect(resent(paid, now, '2027-999999').told).toEqual({ type: 'unknown' });
  });
});
