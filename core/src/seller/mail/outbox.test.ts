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
  const command = { type: 'takeMail', orderRef: orderIn(state).ref, about } as const;
  const { next, answer } = decided(state, command, when(moment));
  return { state: next, answer: answer.type, mail: answer.type === 'taken' ? answer.mail : undefined };
};

const withResult = (
  state: SellerState,
  word: SendResult,
  moment = now,
  overrides: Partial<SellerMail> = {},
): SellerState => {
  const { about, copy, tries } = { ...mailOf(state), ...overrides };
  const { ref: orderRef } = orderIn(state);
  return after(state, { type: 'noteMail', orderRef, about, copy, tries, result: word }, when(moment));
};

const resent = (state: SellerState, moment: Instant, orderNumber = orderIn(state).number) => {
  const { next, answer } = decided(state, { type: 'resendMail', orderNumber }, when(moment));
  return { state: next, result: answer };
};

describe('the outbox', () => {
  it('has one mail for a completed order, another after its cancellation, and one for a refund', () => {
    expect(mails(ordered)).toEqual([]);
    const mail = { about: 'completed', copy: 1, askedAt: now, tries: 0, dueAt: now };
    expect(mails(paid)).toEqual([mail]);
    expect(mails(bankSays(paid, id, 'captured'))).toEqual([mail]);
    expect(mails(canceled).map(({ about }) => about)).toEqual(['completed', 'canceled']);
    expect(mails(bankSays(ordered, id, { state: 'captured', amount: cents(1) })).map(({ about }) => about)).toEqual([
      'refunded',
    ]);
  });

  it('drops a mail about an order whose buyer was erased, and queues it no more', () => {
    const { ref } = orderIn(paid);
    const person = paid.orderBuyers.get(ref) ?? expect.fail();
    const erased = { ...person, customer: { ...person.customer, email: '' } };
    for (const orderBuyers of [new Map(), new Map([[ref, erased]])]) {
      const { mail, state: after } = taken({ ...paid, orderBuyers });
      expect([mail, mails(after)]).toEqual([undefined, []]);
      const again = resent(after, later(minutes(60)));
      expect([again.result, again.state]).toEqual([{ type: 'erased' }, after]);
    }
  });
});

describe('a mail that is due', () => {
  it('is sent from its time on, and changes only with the result', () => {
    expect(taken(paid, 'completed', later(-1)).answer).toBe('elsewhere');
    const first = taken(paid);
    expect(first.mail).toEqual(mailOf(paid));
    expect(first.state.orders).toEqual(paid.orders);
  });

  it('is finished after it was sent, also by a slow second sender', () => {
    const tried = withResult(paid, 'later', later(1));
    const sent = withResult(tried, 'sent', later(minutes(6)), { tries: 0 });
    expect(mailOf(sent)).toEqual({ ...mailOf(paid), tries: 2, sentAt: later(minutes(6)), dueAt: undefined });
    expect(taken(sent, 'completed', later(minutes(60))).answer).toBe('elsewhere');
  });

  it('is tried once, however late', () => {
    const fourDays = later(minutes(4 * 24 * 60));
    expect(taken(paid, 'completed', fourDays).mail).toEqual(mailOf(paid));
    expect(mailOf(withResult(paid, 'sent', fourDays)).sentAt).toBe(fourDays);
    expect(mailOf(withResult(paid, 'later', fourDays)).failed?.why).toBe('undeliverable');
  });

  it('is dropped when its content is no longer true', () => {
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
  ])('waits after failed try %i for %i seconds', (tries, wait) => {
    const mail = { ...mailOf(paid), tries: tries - 1 };
    const order = { ...orderIn(paid), mails: [mail] };
    const tried = { ...paid, orders: new Map([[order.ref, order]]) };
    expect(mailOf(withResult(tried, 'later')).dueAt).toBe(later(wait * 1000));
  });

  it('fails when its address is refused, and after three days', () => {
    const { state } = taken(paid);
    expect(mailOf(withResult(state, 'addressRefused'))).toMatchObject({ failed: { at: now, why: 'addressRefused' } });
    const threeDays = minutes(3 * 24 * 60);
    const almost = withResult(state, 'later', later(threeDays - 5_000 - 1));
    expect(mailOf(almost).dueAt).toBe(later(threeDays - 1));
    expect(mailOf(withResult(state, 'later', later(threeDays - 5_000))).failed?.why).toBe('undeliverable');
    expect(mailOf(taken(almost, 'completed', later(threeDays)).state).failed).toEqual({
      at: later(threeDays),
      why: 'undeliverable',
    });
  });

  it('ignores the late result of an older try or an older copy', () => {
    const state = withResult(paid, 'later');
    expect(withResult(state, 'addressRefused', now, { tries: 0 })).toEqual(state);
    expect(withResult(state, 'sent', now, { copy: 0 })).toEqual(state);
  });
});

describe('a mail that an operator sends again', () => {
  const sent = withResult(taken(paid).state, 'sent');

  it('is another copy, due at once', () => {
    const again = resent(sent, later(minutes(5)));
    expect(again.result).toEqual({ type: 'queued', about: 'completed' });
    expect(mailOf(again.state)).toMatchObject({ copy: 2, tries: 0, dueAt: later(minutes(5)) });
    expect(mailOf(again.state).sentAt).toBeUndefined();
  });

  it('waits while it is in the outbox, and for five minutes after the last copy', () => {
    expect(resent(paid, now).result).toEqual({ type: 'waiting', about: 'completed', next: now });
    const early = resent(sent, later(minutes(5) - 1));
    expect(early.result).toEqual({ type: 'tooSoon', about: 'completed', from: later(minutes(5)) });
    expect(early.state).toEqual(sent);
  });

  it('is sent after a failed mail, with the present content', () => {
    const failed = withResult(taken(paid).state, 'addressRefused');
    expect(mailOf(resent(failed, later(minutes(5))).state).failed).toBeUndefined();
    const state = withResult(taken(canceled, 'canceled').state, 'sent', now, { about: 'canceled', tries: 1 });
    expect(resent(state, later(minutes(5))).result).toEqual({ type: 'queued', about: 'canceled' });
  });

  it('is refused during a cancellation, and is about the cancellation afterwards', () => {
    for (const before of [paid, sent]) {
      const state = cancel(before);
      const again = resent(state, later(minutes(5)));
      expect([again.result, again.state]).toEqual([{ type: 'canceling' }, state]);
      const back = bankSays(state, id, 'refunded');
      expect(resent(back, later(minutes(5))).result).toMatchObject({ type: 'waiting', about: 'canceled' });
    }
  });

  it('is made for a paid order without a mail, and for no unpaid or unknown order', () => {
    const order = { ...orderIn(paid), mails: [] };
    const old = { ...paid, orders: new Map([[order.ref, order]]) };
    expect(mailOf(resent(old, now).state)).toMatchObject({ copy: 1, dueAt: now });
    expect(resent(ordered, now).result).toEqual({ type: 'notPaid' });
    expect(resent(paid, now, '2027-999999').result).toEqual({ type: 'unknown' });
  });
});
