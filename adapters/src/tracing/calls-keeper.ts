import type { CallContext, CalledPorts } from '../calls/call.ts';
import type { CallName } from '../calls/call-table.ts';
import { portsOver } from '../calls/ports-over.ts';
import { type ServedPorts, transportOver } from '../calls/transport-over.ts';
import { isRecord } from '../codec/json-value.ts';
import type { CallLine } from './capsule.ts';
import { type KeptCall, type KeptCalls, type KnownCart, longestCall } from './kept-calls.ts';
import { type Missed, missedCalls } from './missed-calls.ts';
import { observedTransport, type Timing } from './recording-transport.ts';
import { saidWords } from './said-words.ts';
import { traceLineText } from './trace-line.ts';
import { type AnsweredCall, tracedLine } from './traced-line.ts';

export type KeeperSettings = Timing & {
  readonly store: KeptCalls;
  /** What a client's secret is known by in a store. */
  readonly ownerOf: (client: NonNullable<CallContext['client']>) => string;
  /** What is sold, which names nobody; asked for once in a while. */
  readonly catalog: () => Promise<unknown>;
  /** Units: milliseconds that calls wait to be kept together. */
  readonly pause: number;
  /** Waited for before calls are kept, so that visitors come first. */
  readonly quiet?: () => Promise<void>;
  /** Told of a bug in the keeping, which nobody else hears of. */
  readonly onDefect: (error: unknown) => void;
};

export type CallsKeeper = {
  /** The same ports, the calls of each cart kept behind their answers. */
  keeping(ports: ServedPorts): Pick<CalledPorts, 'shop' | 'checkout'>;
  /** Keeps all that waits, now. */
  flush(): Promise<void>;
  close(): Promise<void>;
};

/** More calls than that do not wait; of those on top of them only their number is kept, so that keeping takes little time in a rush. */
const mostWaiting = 400;

/** So many are kept at a time: visitors wait no longer than for these. */
const atOnce = 50;

/** The same where somebody waits for all of them, or the shop closes. */
const mostAtOnce = 500;

/** Units: milliseconds after which the catalog is looked at again. */
const catalogAge = 60_000;

/** Calls whose cart support asks about: what they read of the catalog, the capsule's world tells. */
const callsOfCarts: ReadonlySet<CallName> = new Set([
  ...(['addTicket', 'addGiftCard', 'addUpsell', 'loadCart', 'changeQuantity', 'removeItem', 'extendHold'] as const),
  ...(['applyPromoCode', 'loadCustomer', 'saveCustomer', 'checkReservation', 'startPayment', 'stopPayment'] as const),
  ...(['showOrder', 'cancelOrder'] as const),
]);

/** Whose a call is: what it names, and the client that asked. */
type Whose = {
  readonly named: { readonly cart?: string; readonly ref?: string; readonly cancelId?: string };
  readonly owner?: string;
};

type Waiting = Whose & { readonly call: AnsweredCall<CallName> };

const textIn = (value: unknown, name: string): string | undefined => {
  const member = isRecord(value) ? value[name] : undefined;
  return typeof member === 'string' ? member : undefined;
};

/** The cart or the order that a call is about. */
const namedBy = ({ name, request, replied }: AnsweredCall<CallName>): Waiting['named'] => {
  const ref = name === 'showOrder' ? textIn(request, 'ref') : undefined;
  if (ref !== undefined) return { ref };
  const cancelId = name === 'cancelOrder' ? textIn(request, 'id') : undefined;
  if (cancelId !== undefined) return { cancelId };
  const answer: unknown = replied.isOk() ? replied.value.answer : undefined;
  const cart = textIn(request, 'cartId') ?? textIn(answer, 'cartId') ?? textIn(answer, 'id');
  return cart === undefined ? {} : { cart };
};

/** Keeps the calls of each cart, some at a time and behind their answers, so that nobody waits for it and a store that is slow or down
 *  costs them alone (D-SUPPORT-CODE). Nothing personal gets as far as the store. */
export const callsKeeper = (settings: KeeperSettings): CallsKeeper => {
  const { store, ownerOf, catalog, pause, quiet, onDefect, ...timing } = settings;
  const said = saidWords();
  const waiting: Waiting[] = [];
  const missed = missedCalls<Whose>(({ named }) => Object.values(named).join());
  let isAwake = false;
  let catalogAt = Number.NEGATIVE_INFINITY;
  let running = Promise.resolve();

  const learnCatalog = async (): Promise<void> => {
    if (timing.clock() - catalogAt < catalogAge) return;
    catalogAt = timing.clock();
    said.learn(await catalog());
  };

  const lineOf = (one: Waiting | Missed<Whose>): CallLine | undefined => {
    if ('count' in one) return { v: 3, at: one.at, missing: one.count };
    const line = tracedLine(one.call, said);
    const isTooLong = line !== undefined && traceLineText(line).length > longestCall;
    return isTooLong ? { v: 3, at: line.at, missing: 1 } : line;
  };

  const keptOf = (one: Waiting | Missed<Whose>, carts: readonly KnownCart[]): readonly KeptCall[] => {
    const { named, owner } = one;
    const cart = carts.find(({ cartId, ref, cancelId }) => {
      if (named.ref !== undefined) return ref === named.ref;
      return named.cancelId === undefined ? cartId === named.cart : cancelId === named.cancelId;
    });
    const known = cart?.owner ?? owner;
    if (cart === undefined || known === undefined) return [];
    said.learn([cart.cartId, cart.ref, ...cart.lineIds]);
    const line = lineOf(one);
    return line === undefined ? [] : [{ cartId: cart.cartId, owner: known, at: line.at, line }];
  };

  const keep = async (calls: readonly (Waiting | Missed<Whose>)[]): Promise<void> => {
    await learnCatalog();
    const named = (what: keyof Waiting['named']) => [...new Set(calls.flatMap((call) => call.named[what] ?? []))];
    const known = await store.known({ carts: named('cart'), refs: named('ref'), cancelIds: named('cancelId') });
    // Whoever filled a cart first is who owns it, also within these calls.
    const owned = known.map((cart): KnownCart => {
      const first = calls.find(({ named, owner }) => named.cart === cart.cartId && owner !== undefined)?.owner;
      return cart.owner === undefined && first !== undefined ? { ...cart, owner: first } : cart;
    });
    const kept = calls.flatMap((call) => keptOf(call, owned));
    if (kept.length > 0) await store.add(kept);
  };

  /** How many were missed is told behind what waited before it. */
  const keepFirst = (most: number): Promise<void> => {
    const calls = waiting.splice(0, most);
    const all = [...calls, ...(waiting.length > 0 ? [] : missed.take(most - calls.length))];
    const failed = (error: unknown): void => {
      for (const { call, ...whose } of calls) missed.add(whose, call.at);
      onDefect(error);
    };
    if (all.length > 0) running = running.then(() => keep(all)).catch(failed);
    return running;
  };

  const keepInTime = async (): Promise<void> => {
    await quiet?.();
    await keepFirst(atOnce);
    isAwake = false;
    if (waiting.length + missed.count() > 0) wake();
  };

  const wake = (): void => {
    if (isAwake) return;
    isAwake = true;
    setTimeout(() => void keepInTime(), pause).unref();
  };

  const flush = async (): Promise<void> => {
    const all = waiting.length + missed.count();
    for (let kept = 0; kept < all; kept += mostAtOnce) await keepFirst(mostAtOnce);
    await running;
  };

  return {
    keeping: (ports) => {
      const observed = observedTransport(transportOver(ports), timing, (call, context) => {
        if (!callsOfCarts.has(call.name)) return;
        const named = namedBy(call);
        if (Object.keys(named).length === 0) return;
        const { client } = context ?? {};
        const whose = { named, ...(client === undefined ? {} : { owner: ownerOf(client) }) };
        if (waiting.length < mostWaiting) waiting.push({ ...whose, call });
        else missed.add(whose, call.at);
        wake();
      });
      const calls = portsOver(observed);
      return { shop: calls, checkout: calls };
    },
    flush,
    close: () => flush(),
  };
};
