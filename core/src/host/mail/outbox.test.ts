import { describe, expect, it } from 'vitest';
import { type Instant, minutes, plusMilliseconds } from '../../dates/instant.ts';
import { cents } from '../../money/cents.ts';
import { after, aHost, at, buyer, decided, now, payment, tickets } from '../../testing/host-builders.ts';
import { adult } from '../../testing/host-catalog-builder.ts';
import { attemptsOf, type HostState } from '../state.ts';
import type { HostMail, MailSubject } from './host-mail.ts';
import type { SendResult } from './outbox.ts';

const ordered = (): HostState => {
  const command = tickets([[adult, 2]]);
  return after(after(after(aHost(), command), buyer(command.newCartId)), payment(command.newCartId));
};

const orderIn = (state: HostState) => [...state.orders.values()][0] ?? expect.fail();

/** What the bank said. */
const told = (state: HostState, as: 'captured' | 'refunded', amount?: number): HostState => {
  const attempt = attemptsOf(state, orderIn(state).cartId)[0] ?? expect.fail();
  const reported = { state: as, amount: amount === undefined ? attempt.amount : cents(amount) };
  return after(state, { type: 'settle', attemptId: attempt.id, reported });
};

const paid = () => told(ordered(), 'captured');

const canceled = () => {
  const state = paid();
  return told(after(state, { type: 'cancelOrder', cancelId: orderIn(state).cancelId }), 'refunded');
};

const later = (milliseconds: number): Instant => plusMilliseconds(now, milliseconds);
const when = (moment: Instant) => ({ ...at, now: moment });

const dueAt = (state: HostState, about: MailSubject, moment: Instant): Instant | undefined =>
  mails(state).find((mail) => mail.about === about && (mail.dueAt ?? later(999_999_999)) <= moment)?.dueAt;

const mails = (state: HostState) => [...state.mails.values()];
const mailOf = (state: HostState, about: MailSubject = 'completed'): HostMail =>
  mails(state).find((mail) => mail.about === about) ?? expect.fail();

/** Whoever was told so, or is told now, sends it. */
const taken = (
  state: HostState,
  about: MailSubject = 'completed',
  moment = now,
  told = dueAt(state, about, moment),
) => {
  if (told === undefined) return { state, mail: undefined };
  const asked = { type: 'takeMail', orderRef: orderIn(state).ref, about, dueAt: told } as const;
  const { next, answer } = decided(state, asked, when(moment));
  return { state: next, mail: answer.type === 'taken' ? answer.mail : undefined };
};

const noted = (state: HostState, word: SendResult, moment = now, given: Partial<HostMail> = {}): HostState => {
  const { orderRef, about, copy, tries } = { ...mailOf(state), ...given };
  return after(state, { type: 'noteMail', orderRef, about, copy, tries, result: word }, when(moment));
};

const resent = (state: HostState, moment: Instant, orderNumber = orderIn(state).number) => {
  const { next, answer } = decided(state, { type: 'resendMail', orderNumber }, when(moment));
  return { state: next, told: answer };
};

describe('the outbox', () => {
  it('holds a mail as soon as an order is completed, and none before', () => {
    expect(mails(ordered())).toEqual([]);
    const state = paid();
    expect(mails(state)).toEqual([
      { orderRef: orderIn(state).ref, about: 'completed', copy: 1, askedAt: now, tries: 0, dueAt: now },
    ]);
  });

  it('holds another one once it is canceled, and one for money that goes back', () => {
    expect(mails(canceled()).map(({ about }) => about)).toEqual(['completed', 'canceled']);
    expect(mails(told(ordered(), 'captured', 1)).map(({ about }) => about)).toEqual(['refunded']);
  });

  it('a mail about the order of somebody who was erased is dropped, and keeps nobody busy', () => {
    const state = paid();
    const { ref } = orderIn(state);
    const person = state.orderBuyers.get(ref) ?? expect.fail();
    const erased = { ...person, customer: { ...person.customer, email: '' } };
    for (const orderBuyers of [new Map(), new Map([[ref, erased]])]) {
      const { mail, state: after } = taken({ ...state, orderBuyers });
      expect([mail, mails(after)]).toEqual([undefined, []]);
    }
  });

  it('a completion that is told again calls for nothing', () => {
    expect(mails(told(paid(), 'captured'))).toHaveLength(1);
  });
});

describe('a mail that is due', () => {
  it('is given to one of those who were told, and told to others only once that one has had its time', () => {
    const first = taken(paid());
    expect(first.mail?.tries).toBe(1);
    expect(taken(first.state, 'completed', later(1), now).mail).toBeUndefined();
    expect(taken(first.state, 'completed', later(minutes(5) - 1)).mail).toBeUndefined();
    expect(taken(first.state, 'completed', later(minutes(5))).mail).toMatchObject({ copy: 1, tries: 2 });
  });

  it('is given to whoever was told, also when the clock went back meanwhile', () => {
    expect(taken(paid(), 'completed', later(-1), now).mail?.tries).toBe(1);
  });

  it('is done with once it was sent, also by a sender who was slow', () => {
    const slow = taken(paid());
    const { state } = taken(slow.state, 'completed', later(minutes(5)));
    const sent = noted(state, 'sent', later(minutes(6)), { tries: 1 });
    expect(mailOf(sent)).toEqual({
      ...mailOf(paid()),
      orderRef: orderIn(sent).ref,
      tries: 2,
      sentAt: later(minutes(6)),
      dueAt: undefined,
    });
    expect(taken(sent, 'completed', later(minutes(60))).mail).toBeUndefined();
  });

  it('says nothing that is not so any more', () => {
    const { state, mail } = taken(canceled());
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
    const state = paid();
    const mail = { ...mailOf(state), tries };
    const tried = { ...state, mails: new Map([...state.mails.keys()].map((id) => [id, mail])) };
    expect(mailOf(noted(tried, 'later')).dueAt).toBe(later(wait * 1000));
  });

  it('is given up where its address is refused, and after three days', () => {
    const { state } = taken(paid());
    expect(mailOf(noted(state, 'addressRefused'))).toMatchObject({ failed: { at: now, why: 'addressRefused' } });
    const threeDays = minutes(3 * 24 * 60);
    const almost = noted(state, 'later', later(threeDays - 5_000 - 1));
    expect(mailOf(almost).dueAt).toBe(later(threeDays - 1));
    expect(mailOf(noted(state, 'later', later(threeDays - 5_000))).failed?.why).toBe('undeliverable');
    expect(taken(almost, 'completed', later(threeDays)).state.mails.values().next().value?.failed).toEqual({
      at: later(threeDays),
      why: 'undeliverable',
    });
  });

  it('heeds no late word of failure, of an older try or an older copy', () => {
    const { state } = taken(taken(paid()).state, 'completed', later(minutes(5)));
    expect(noted(state, 'addressRefused', now, { tries: 1 })).toEqual(state);
    expect(noted(state, 'sent', now, { copy: 0 })).toEqual(state);
  });
});

describe('a mail that an operator wants to be sent once more', () => {
  const sent = () => noted(taken(paid()).state, 'sent');

  it('is another copy, due at once', () => {
    const again = resent(sent(), later(minutes(5)));
    expect(again.told).toEqual({ type: 'queued', about: 'completed' });
    expect(mailOf(again.state)).toMatchObject({ copy: 2, tries: 0, dueAt: later(minutes(5)) });
    expect(mailOf(again.state).sentAt).toBeUndefined();
  });

  it('waits its turn where it is in the outbox, and five minutes after the one before', () => {
    expect(resent(paid(), now).told).toEqual({ type: 'waiting', about: 'completed', next: now });
    const state = sent();
    expect(resent(state, later(minutes(5) - 1)).told).toEqual({
      type: 'tooSoon',
      about: 'completed',
      from: later(minutes(5)),
    });
    expect(resent(state, later(minutes(5) - 1)).state).toEqual(state);
  });

  it('goes out again after it was given up, and says what is so by then', () => {
    const failed = noted(taken(paid()).state, 'addressRefused');
    expect(mailOf(resent(failed, later(minutes(5))).state).failed).toBeUndefined();
    const state = noted(taken(canceled(), 'canceled').state, 'sent', now, { about: 'canceled', tries: 1 });
    expect(resent(state, later(minutes(5))).told).toEqual({ type: 'queued', about: 'canceled' });
  });

  it('waits for nothing and is not made while its order is being canceled, and is about that once it is', () => {
    for (const before of [paid(), sent()]) {
      const state = after(before, { type: 'cancelOrder', cancelId: orderIn(before).cancelId });
      const again = resent(state, later(minutes(5)));
      expect([again.told, again.state]).toEqual([{ type: 'canceling' }, state]);
      const back = told(state, 'refunded');
      expect(resent(back, later(minutes(5))).told).toMatchObject({ type: 'waiting', about: 'canceled' });
    }
  });

  it('is made for an order of a program that wrote none, and for no other', () => {
    const old = { ...paid(), mails: new Map() };
    expect(mailOf(resent(old, now).state)).toMatchObject({ copy: 1, dueAt: now });
    expect(resent(ordered(), now).told).toEqual({ type: 'notPaid' });
    expect(resent(paid(), now, '2027-999999').told).toEqual({ type: 'unknown' });
  });
});
