import { type Instant, minutes, plusMilliseconds } from '@shop/core/dates/instant';
import type { SupportPort } from '@shop/core/ports/support-port';
import type { CallContext } from '../wire/calls/call.ts';
import type { CallName } from '../wire/calls/call-table.ts';
import { portsOver } from '../wire/calls/ports-over.ts';
import { type ServedPorts, transportOver } from '../wire/calls/transport-over.ts';
import { isRecord } from '../wire/codec/json-value.ts';
import { type AnsweredCall, observedTransport, refusalLine, type Timing, tracedLine } from './recording.ts';
import { shopWords } from './redaction.ts';
import { type CallLine, callLineText } from './trace.ts';

/** Maximum number of calls of a cart, of carts, and of characters of a call in wire format. */
export const mostOfCart = 80;
const mostCarts = 500;
const longestCall = 48_000;

/** Milliseconds after its last call that a cart is remembered. */
const retention = minutes(2 * 24 * 60);

/** Names of calls and use cases that concern a cart. */
export const callsOfCarts: ReadonlySet<string> = new Set<CallName>([
  ...(['addTicket', 'addGiftCard', 'addUpsell', 'loadCart', 'changeQuantity', 'removeItem', 'extendHold'] as const),
  ...(['applyPromoCode', 'loadCustomer', 'saveCustomer', 'checkReservation', 'startPayment', 'stopPayment'] as const),
]);

/** The calls of a cart, and the client that filled it first. `dropped`: number of the oldest calls that were
 *  removed. */
export type RememberedCart = { readonly owner: string; readonly lines: readonly CallLine[]; readonly dropped: number };

const textIn = (value: unknown, name: string): string | undefined => {
  const member = isRecord(value) ? value[name] : undefined;
  return typeof member === 'string' ? member : undefined;
};

/** Returns the cart of a call, from its request or its answer. */
const cartOf = ({ request, replied }: AnsweredCall<CallName>): string | undefined => {
  const answer: unknown = replied.isOk() ? replied.value.answer : undefined;
  return textIn(request, 'cartId') ?? textIn(answer, 'cartId') ?? textIn(answer, 'id');
};

export type CallMemorySettings = Timing & {
  /** Returns the digest that identifies a client. */
  readonly ownerOf: (client: NonNullable<CallContext['client']>) => string;
};

/** Returns a memory of the last calls of each cart in this process, without personal data, for a shop with a remote
 *  provider. */
export const callMemory = ({ ownerOf, ...timing }: CallMemorySettings) => {
  const words = shopWords();
  // Carts in the order of their last use.
  const carts = new Map<string, RememberedCart>();

  const add = (cartId: string, owner: string | undefined, at: Instant, line: CallLine): void => {
    const known = carts.get(cartId) ?? (owner === undefined ? undefined : { owner, lines: [], dropped: 0 });
    if (known === undefined) return;
    const isTooLong = callLineText(line).length > longestCall;
    const lines = [...known.lines, isTooLong ? ({ v: 3, at, missing: 1 } as const) : line];
    const excess = Math.max(0, lines.length - mostOfCart);
    carts.delete(cartId);
    carts.set(cartId, { ...known, lines: lines.slice(excess), dropped: known.dropped + excess });
    const [oldest = ''] = carts.keys();
    if (carts.size > mostCarts) carts.delete(oldest);
  };

  const ownerIn = ({ client }: CallContext = {}): string | undefined => client && ownerOf(client);

  const notice = (call: AnsweredCall<CallName>, context: CallContext | undefined): void => {
    const cartId = callsOfCarts.has(call.name) ? cartOf(call) : undefined;
    if (cartId === undefined) return;
    words.learn(cartId);
    const line = tracedLine(call, words);
    if (line !== undefined) add(cartId, ownerIn(context), call.at, line);
  };

  const refused: SupportPort['refused'] = (useCase, error, { cartId, client }) => {
    const line = callsOfCarts.has(useCase) ? refusalLine(useCase, error, timing.now()) : undefined;
    if (line !== undefined && cartId !== undefined) add(cartId, client && ownerOf(client), line.at, line);
  };

  return {
    /** Wraps ports: calls that concern carts are remembered. */
    remembering: (ports: ServedPorts) => {
      const calls = portsOver(observedTransport(transportOver(ports), timing, notice));
      return { shop: calls, checkout: calls };
    },
    refused,
    /** Returns the calls of the cart that one of these clients used last. Owners are digests. */
    last: (owners: readonly string[]): RememberedCart | undefined => {
      const since = plusMilliseconds(timing.now(), -retention);
      const isFresh = ({ lines }: RememberedCart): boolean => (lines.at(-1)?.at ?? since) >= since;
      return [...carts.values()].findLast((cart) => owners.includes(cart.owner) && isFresh(cart));
    },
  };
};
