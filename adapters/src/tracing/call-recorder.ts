import type { Instant } from '@shop/core/dates/instant';
import type { SupportPort } from '@shop/core/ports/support-port';
import type { CallContext } from '../calls/call.ts';
import type { CallName } from '../calls/call-table.ts';
import { portsOver } from '../calls/ports-over.ts';
import { type ServedPorts, transportOver } from '../calls/transport-over.ts';
import { isRecord } from '../codec/json-value.ts';
import { type CallLog, type KnownCart, type LoggedCall, longestCall } from './call-log.ts';
import { type CallLine, callLineText, type RefusalLine } from './capsule.ts';
import { type AnsweredCall, observedTransport, refusalLine, type Timing, tracedLine } from './recording.ts';
import { shopWords } from './redaction.ts';

export type RecorderSettings = Timing & {
  readonly log: CallLog;
  /** Digest by which a store knows a client's secret. */
  readonly ownerOf: (client: NonNullable<CallContext['client']>) => string;
  /** What is sold, without persons; read once in a while. */
  readonly catalog: () => Promise<unknown>;
  /** Units: milliseconds that calls wait to be logged together. */
  readonly pause: number;
  /** Awaited before calls are logged, so that visitors come first. */
  readonly quiet?: () => Promise<void>;
  /** Gets a bug of the logging, which has no other way out. */
  readonly onDefect: (error: unknown) => void;
};

/** Waiting calls; beyond them only a number per cart is logged, so logging stays cheap in a rush. */
const mostWaiting = 400;

/** Carts whose dropped calls are counted. */
const mostDropped = 10_000;

/** Calls logged at a time: visitors wait no longer than for these. */
const batch = 50;

/** The same for a flush. */
const flushBatch = 500;

/** Units: milliseconds after which the catalog is read again. */
const catalogAge = 60_000;

/** Calls and use cases of carts for support; catalog data they read are in the capsule's world. */
const callsOfCarts: ReadonlySet<string> = new Set<CallName>([
  ...(['addTicket', 'addGiftCard', 'addUpsell', 'loadCart', 'changeQuantity', 'removeItem', 'extendHold'] as const),
  ...(['applyPromoCode', 'loadCustomer', 'saveCustomer', 'checkReservation', 'startPayment', 'stopPayment'] as const),
  ...(['showOrder', 'cancelOrder'] as const),
]);

/** Which cart a call is about, by one of its names, and the client that made the call. */
type Whose = { readonly by: 'cartId' | 'ref' | 'cancelId'; readonly id: string; readonly owner?: string };

/** A call that waits to be logged, or how many of a cart were dropped. */
type Waiting = Whose & {
  readonly at: Instant;
  readonly count: number;
  readonly call?: AnsweredCall<CallName>;
  readonly refusal?: RefusalLine;
};

const textIn = (value: unknown, name: string): string | undefined => {
  const member = isRecord(value) ? value[name] : undefined;
  return typeof member === 'string' ? member : undefined;
};

/** The cart or the order that a call is about. */
const namedBy = ({ name, request, replied }: AnsweredCall<CallName>): Whose | undefined => {
  const ref = name === 'showOrder' ? textIn(request, 'ref') : undefined;
  if (ref !== undefined) return { by: 'ref', id: ref };
  const cancelId = name === 'cancelOrder' ? textIn(request, 'id') : undefined;
  if (cancelId !== undefined) return { by: 'cancelId', id: cancelId };
  const answer: unknown = replied.isOk() ? replied.value.answer : undefined;
  const cartId = textIn(request, 'cartId') ?? textIn(answer, 'cartId') ?? textIn(answer, 'id');
  return cartId === undefined ? undefined : { by: 'cartId', id: cartId };
};

/** Logs the calls of each cart in batches behind their answers, so that no visitor waits for it. */
export const callRecorder = (settings: RecorderSettings) => {
  const { log, ownerOf, catalog, pause, quiet, onDefect, ...timing } = settings;
  const words = shopWords();
  // In the order of logging: calls by a number of their own, dropped ones by their cart.
  const queue = new Map<number | string, Waiting>();
  let number = 0;
  let isAwake = false;
  let catalogAt = Number.NEGATIVE_INFINITY;
  let running = Promise.resolve();

  const learnCatalog = async (): Promise<void> => {
    if (timing.clock() - catalogAt < catalogAge) return;
    catalogAt = timing.clock();
    words.learn(await catalog());
  };

  const lineOf = ({ call, refusal, at, count }: Waiting): CallLine | undefined => {
    if (refusal !== undefined) return refusal;
    if (call === undefined) return { v: 3, at, missing: count };
    const line = tracedLine(call, words);
    const isTooLong = line !== undefined && callLineText(line).length > longestCall;
    return isTooLong ? { v: 3, at: line.at, missing: 1 } : line;
  };

  const loggedOf = (one: Waiting, carts: readonly KnownCart[]): readonly LoggedCall[] => {
    const cart = carts.find((known) => known[one.by] === one.id);
    const owner = cart?.owner ?? one.owner;
    if (cart === undefined || owner === undefined) return [];
    words.learn([cart.cartId, cart.ref, ...cart.lineIds]);
    const line = lineOf(one);
    return line === undefined ? [] : [{ cartId: cart.cartId, owner, at: line.at, line }];
  };

  const write = async (calls: readonly Waiting[]): Promise<void> => {
    await learnCatalog();
    const named = (by: Whose['by']) => [...new Set(calls.flatMap((call) => (call.by === by ? [call.id] : [])))];
    const known = await log.known({ carts: named('cartId'), refs: named('ref'), cancelIds: named('cancelId') });
    // The client that filled a cart first owns it, also within these calls.
    const owned = known.map((cart): KnownCart => {
      const first = calls.find(({ by, id, owner }) => by === 'cartId' && id === cart.cartId && owner !== undefined);
      return first?.owner === undefined ? cart : { owner: first.owner, ...cart };
    });
    const logged = calls.flatMap((call) => loggedOf(call, owned));
    if (logged.length > 0) await log.add(logged);
  };

  const drop = ({ call, refusal, ...one }: Waiting): void => {
    const key = `${one.by} ${one.id}`;
    const known = queue.get(key);
    if (known === undefined && queue.size >= mostWaiting + mostDropped) return;
    queue.set(key, known === undefined ? one : { ...known, count: known.count + one.count });
  };

  const writeFirst = (most: number): Promise<void> => {
    const first = [...queue].slice(0, most);
    for (const [key] of first) queue.delete(key);
    const failed = (error: unknown): void => {
      for (const [, one] of first) drop(one);
      onDefect(error);
    };
    if (first.length > 0) running = running.then(() => write(first.map(([, one]) => one))).catch(failed);
    return running;
  };

  const writeInTime = async (): Promise<void> => {
    await quiet?.();
    await writeFirst(batch);
    isAwake = false;
    if (queue.size > 0) wake();
  };

  const wake = (): void => {
    if (isAwake) return;
    isAwake = true;
    setTimeout(() => void writeInTime(), pause).unref();
  };

  const add = (one: Waiting): void => {
    number += 1;
    if (queue.size < mostWaiting) queue.set(number, one);
    else drop(one);
    wake();
  };

  const ownedBy = (client: CallContext['client']): Pick<Whose, 'owner'> =>
    client === undefined ? {} : { owner: ownerOf(client) };

  const refused: SupportPort['refused'] = (useCase, error, { cartId, client }) => {
    const refusal = callsOfCarts.has(useCase) ? refusalLine(useCase, error, timing.now()) : undefined;
    if (refusal === undefined || cartId === undefined) return;
    add({ by: 'cartId', id: cartId, ...ownedBy(client), at: refusal.at, count: 1, refusal });
  };

  return {
    /** The same ports, the calls of each cart logged behind their answers. */
    recording: (ports: ServedPorts) => {
      const observed = observedTransport(transportOver(ports), timing, (call, { client } = {}) => {
        const named = callsOfCarts.has(call.name) ? namedBy(call) : undefined;
        if (named === undefined) return;
        add({ ...named, ...ownedBy(client), at: call.at, count: 1, call });
      });
      const calls = portsOver(observed);
      return { shop: calls, checkout: calls };
    },
    refused,
    /** Logs all waiting calls now. */
    flush: async (): Promise<void> => {
      for (let left = queue.size; left > 0; left -= flushBatch) await writeFirst(flushBatch);
      await running;
    },
  };
};
