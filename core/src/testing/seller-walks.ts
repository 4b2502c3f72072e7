import * as fc from 'fast-check';
import type { AttemptState } from '../checkout/attempt-state.ts';
import type { PaymentType } from '../checkout/payment.ts';
import { minutes, plusMilliseconds } from '../dates/instant.ts';
import { plusDays } from '../dates/local-date.ts';
import { attemptId, cancelId, cartId, cartItemId, pressKey } from '../ids.ts';
import { cents } from '../money/cents.ts';
import type { SellerCommand } from '../seller/commands.ts';
import type { DecisionTime } from '../seller/decision.ts';
import type { LimitedClient } from '../seller/places/client-places.ts';
import type { SellerState } from '../seller/state.ts';
import { decide } from './decide.ts';
import {
  after,
  aSeller,
  at,
  buyer,
  giftCards,
  nextDay,
  now,
  payment,
  tickets,
  today,
  towels,
  visitDay,
} from './seller-builders.ts';
import { adult, family, infant } from './seller-catalog-builder.ts';
import { attemptsOf, linesOf } from './whole-state.ts';

/** The client of a walk with a low limit of unpaid places. */
export const frugalClient: LimitedClient = { digest: 'frugal', mostPersons: 5 };
const otherClient: LimitedClient = { digest: 'other', mostPersons: 100 };

const actions = [
  'addToNew',
  'add',
  'addCard',
  'addTowel',
  'setQuantity',
  'remove',
  'extend',
  'applyCode',
  'beginCheckout',
  'enterBuyer',
  'startPayment',
  'keepSession',
  'giveUpOpening',
  'postponeQuery',
  'report',
  'reportByPerson',
  'noteCurrency',
  'cancelOrder',
  'cancelByOffice',
  'forgetCart',
] as const;

const reports = ['open', 'declined', 'canceled', 'expired', 'authorized', 'captured', 'refunded'] as const;

/** A step of a walk: time passes, then a command is given about one of the carts. */
type Step = {
  readonly action: (typeof actions)[number];
  /** Units: milliseconds before the step. */
  readonly passes: number;
  readonly cart: number;
  readonly line: number;
  readonly persons: number;
  readonly list: typeof adult;
  readonly period: typeof visitDay;
  readonly client: LimitedClient;
  readonly code: string;
  readonly reported: (typeof reports)[number];
  readonly paymentType: PaymentType;
  /** The amount that the bank captures of an attempt in excess of its amount. Units: cents. */
  readonly surplus: number;
};

const pauses = [0, 1, minutes(1), minutes(4), minutes(15) - 1, minutes(15), minutes(17), minutes(60), minutes(24 * 60)];

/** Steps of visitors, of the bank and of the office in any order; ends of holds are frequent times. */
export const anySteps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({
    action: fc.oneof(fc.constantFrom(...actions), fc.constantFrom('addToNew', 'applyCode', 'startPayment', 'report')),
    passes: fc.oneof(fc.constant(0), fc.constant(0), fc.constantFrom(...pauses)),
    cart: fc.nat(2),
    line: fc.nat(2),
    persons: fc.integer({ min: 0, max: 6 }),
    list: fc.constantFrom(adult, infant, family),
    period: fc.constantFrom(visitDay, nextDay),
    client: fc.constantFrom(frugalClient, otherClient),
    code: fc.constantFrom('ONCE', 'ONCE', 'TEN', ''),
    reported: fc.constantFrom(...reports),
    paymentType: fc.constantFrom('payment', 'payment', 'preauthorization'),
    surplus: fc.constantFrom(0, 0, 0, 1, -1),
  }),
  { minLength: 10, maxLength: 60 },
);

/** Returns the time a number of milliseconds after `now`, with its day. */
const timeAfter = (elapsed: number): DecisionTime => ({
  ...at,
  now: plusMilliseconds(now, elapsed),
  today: plusDays(today, Math.floor(elapsed / minutes(24 * 60))),
});

const reportOf = (state: Step['reported'], amount = cents(0)): AttemptState => {
  switch (state) {
    case 'authorized':
    case 'captured':
    case 'refunded':
      return { state, amount };
    default:
      return { state };
  }
};

/** Returns what the office refunds: nothing, all, or a few euros. */
const refundOf = ({ persons }: Step) => {
  if (persons < 2) return persons === 0 ? 'none' : 'all';
  return cents(persons * 100);
};

const commandOf = (state: SellerState, step: Step, { now: moment }: DecisionTime): SellerCommand => {
  const carts = [...state.carts.keys()];
  const id = carts[step.cart % Math.max(carts.length, 1)] ?? cartId('none');
  const lines = linesOf(state, id);
  const cartItem = lines[step.line % Math.max(lines.length, 1)]?.cartItemId ?? cartItemId('none');
  const attempt = attemptsOf(state, id).at(-step.line);
  const ofAttempt = { attemptId: attempt?.attemptId ?? attemptId('none') };
  // The bank reports the same amount of an attempt every time.
  const took = attempt?.captured?.amount ?? cents((attempt?.amount ?? 1) + step.surplus);
  const reported = reportOf(step.reported, took);
  const order = [...state.orders.values()].findLast((one) => one.cartId === id);
  const { client, period } = step;
  const wanted = [[step.list, Math.max(step.persons, 1)]] as const;
  switch (step.action) {
    case 'addToNew':
      return { ...tickets(wanted, { period }), client };
    case 'add':
      return { ...tickets(wanted, { period, cartId: id }), client };
    case 'addCard':
      return giftCards(1, { cartId: id });
    case 'addTowel':
      return towels(id);
    case 'setQuantity':
      return { type: 'changeQuantity', cartId: id, cartItemId: cartItem, quantity: step.persons, client };
    case 'remove':
      return { type: 'removeLine', cartId: id, cartItemId: cartItem };
    case 'extend':
      return { type: 'extendHold', cartId: id };
    case 'applyCode':
      return { type: 'applyPromoCode', cartId: id, text: step.code };
    case 'beginCheckout':
      return { type: 'beginCheckout', cartId: id, sessionDigest: 'session', client };
    case 'enterBuyer':
      return buyer(id);
    case 'startPayment':
      return payment(id, { client, paymentType: step.paymentType });
    case 'keepSession': {
      const endsAt = plusMilliseconds(moment, minutes(20));
      return { type: 'keepSession', ...ofAttempt, redirectUrl: 'https://pay.example/1', endsAt };
    }
    case 'giveUpOpening':
      return { type: 'giveUpOpening', ...ofAttempt, refused: step.line === 0 };
    case 'postponeQuery':
      return { type: 'postponeQuery', ...ofAttempt };
    case 'report':
      return { type: 'settle', ...ofAttempt, reported };
    case 'reportByPerson':
      return { type: 'settle', ...ofAttempt, reported, byPerson: true };
    case 'noteCurrency':
      return { type: 'noteCurrency', ...ofAttempt };
    case 'cancelOrder':
      return { type: 'cancelOrder', cancelId: order?.cancelId ?? cancelId('none') };
    case 'cancelByOffice':
      return {
        type: 'cancelByOffice',
        orderNumber: order?.number ?? 'none',
        key: pressKey(`press ${step.line}`),
        refund: refundOf(step),
        evenUsed: step.persons > 3,
        isRefunded: step.surplus !== 0,
        reason: 'asked',
      };
    case 'forgetCart':
      return { type: 'forgetCart', cartId: id, since: moment };
  }
};

/** A seller with `capacity` places on each of two days, and two carts whose buyer data is stored. Units: persons. */
const busySeller = (capacity: number): SellerState => {
  const [one, other] = [tickets([[adult, 2]]), tickets([[infant, 1]], { period: nextDay })];
  const added = after(after(aSeller(capacity, [visitDay, nextDay]), one), other);
  return after(after(added, buyer(one.newCartId)), buyer(other.newCartId));
};

/** The arguments of the check after each command: the states before and after it, its time and the command. */
export type WalkStep = {
  readonly before: SellerState;
  readonly after: SellerState;
  readonly at: DecisionTime;
  readonly command: SellerCommand;
};

/** Runs the steps in order, with `capacity` places on each of two days; a refusal changes nothing. Units: persons. */
export const walk = (capacity: number, steps: readonly Step[], look: (walked: WalkStep) => void): SellerState => {
  let [state, elapsed] = [busySeller(capacity), 0];
  for (const step of steps) {
    elapsed += step.passes;
    const when = timeAfter(elapsed);
    const command = commandOf(state, step, when);
    const next = decide<typeof command.type>(state, command, when).match(
      (decided) => decided.next,
      () => state,
    );
    look({ before: state, after: next, at: when, command });
    state = next;
  }
  return state;
};
