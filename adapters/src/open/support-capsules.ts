import { hash } from 'node:crypto';
import { type ClientSecret, clientSecret } from '@shop/core/ids';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { SupportCapsule, SupportPort } from '@shop/core/ports/support-port';
import { okAsync, ResultAsync } from 'neverthrow';
import { boundedWork, keptWork } from '../admission/bounded-work.ts';
import { isRecord } from '../codec/json-value.ts';
import { clientDigest } from '../seller/digests.ts';
import { quietMoment } from '../seller/quiet-moment.ts';
import { memoryCallLog } from '../tracing/call-log.ts';
import { callRecorder } from '../tracing/call-recorder.ts';
import { type CallLine, type Capsule, callLineText, type TraceLine, worldLineText } from '../tracing/capsule.ts';
import { leavesOf } from '../tracing/redaction.ts';
import { supportCode } from '../tracing/support-code.ts';
import { usedWorld, worldScope } from '../tracing/used-world.ts';
import type { SourceProvider } from './opened-provider.ts';

/** What the ids of a member are called instead: with a cart's id anyone can change the cart. */
const kinds: Readonly<Record<string, string>> = {
  cartId: 'cart',
  CartId: 'cart',
  cartItemId: 'line',
  CartItemId: 'line',
  ref: 'order',
};

/** Calls whose `id` is a cart's or an order's. */
const kindOfId = ({ call }: TraceLine): string | undefined => {
  if (call === 'checkReservation') return 'cart';
  return call === 'showOrder' ? 'order' : undefined;
};

/** The text of each line with ids of carts, lines and orders replaced by numbers, the same wherever an id occurs. */
export const withoutIds = (lines: readonly CallLine[]): readonly string[] => {
  const names = new Map<unknown, string>();
  const counts = new Map<string, number>();
  const note = (kind: string | undefined, value: unknown): void => {
    if (kind === undefined || typeof value !== 'string' || value === '' || names.has(value)) return;
    const number = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, number);
    names.set(value, `${kind}-${number}`);
  };
  for (const line of lines) {
    if (line.v !== 1) continue;
    note(kindOfId(line), line.request.id);
    for (const { name, value } of leavesOf([line.request, line.answer])) note(kinds[name], value);
  }
  const renamed = (_: string, value: unknown): unknown => names.get(value) ?? value;
  return lines.map((line) => JSON.stringify(JSON.parse(callLineText(line)), renamed));
};

export type CapsuleSettings = {
  readonly clock: Pick<ClockPort, 'now'>;
  /** IANA name of the resort's time zone. */
  readonly zone: string;
  readonly onDefect: (error: unknown) => void;
};

/** A shop whose calls can be logged: in its store, or in memory when that is elsewhere. */
type Loggable = Pick<SourceProvider, 'shop' | 'checkout' | 'content' | 'callLog' | 'readWorld' | 'close'>;

/** Units: milliseconds; short enough that a visitor who reads an error finds its call logged. */
const pause = 400;

/** Calls wait for an idle thread, and at most `most` in a rush. Units: milliseconds. */
const patience = { look: 100, most: 2000 };

/** Calls of the gateway carry a digest of the secret, those of pages the secret itself. */
const ownersOf = (secret: ClientSecret): readonly string[] => [
  clientDigest(secret),
  clientDigest(clientSecret(hash('sha256', secret))),
];

/** A gap at the beginning, where a cart was there before its first logged call. */
const gapBefore = (lines: readonly CallLine[]): readonly CallLine[] => {
  const [first] = lines;
  if (first === undefined || first.v === 3) return [];
  if (first.v === 4) return [{ v: 3, at: first.at }];
  const { at, request, answer } = first;
  const named = request.cartId ?? request.CartId ?? request.id ?? '';
  const isNew = named === '' && isRecord(answer) && typeof answer.cartId === 'string';
  return isNew ? [] : [{ v: 3, at }];
};

/** The same shop, which logs the last calls of each cart and gives them to the client that filled it. */
export const supportCapsules =
  ({ clock, zone, onDefect }: CapsuleSettings) =>
  <Shop extends Loggable>(opened: Shop): Shop & SupportPort => {
    const { readWorld, callLog = memoryCallLog(clock.now) } = opened;
    const recorder = callRecorder({
      ...{ log: callLog, pause, quiet: quietMoment(patience), onDefect, ownerOf: clientDigest },
      catalog: async () => (await readWorld?.({ periods: [], codes: [] }))?.catalog,
      clock: () => performance.now(),
      now: clock.now,
    });
    const { shop, checkout, content } = opened;
    const once = keptWork<SupportCapsule>(boundedWork(1, 8), 20);

    const make = async ({ lines, calls }: Capsule): Promise<SupportCapsule> => {
      const world = await readWorld?.(worldScope(calls));
      const texts = withoutIds([...gapBefore(lines), ...lines]);
      const all = world === undefined ? texts : [worldLineText({ zone, ...usedWorld(world, calls) }), ...texts];
      const file = `${all.join('\n')}\n`;
      return { file, code: await supportCode(file) };
    };

    const capsuleOf: SupportPort['capsuleOf'] = (secret) =>
      ResultAsync.fromSafePromise(recorder.flush().then(() => callLog.last(ownersOf(secret)))).andThen((logged) =>
        logged === undefined ? okAsync(undefined) : once(hash('sha256', JSON.stringify(logged)), () => make(logged)),
      );
    const close = async (): Promise<void> => {
      await recorder.flush();
      await opened.close();
    };
    return {
      ...opened,
      ...recorder.recording({ shop, checkout, content }),
      capsuleOf,
      refused: recorder.refused,
      close,
    };
  };
