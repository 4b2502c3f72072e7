import { hash } from 'node:crypto';
import type { ErrorOf } from '@shop/core/errors/shop-error';
import { type ClientSecret, clientSecret } from '@shop/core/ids';
import type { ClockPort } from '@shop/core/ports/clock-port';
import { okAsync, ResultAsync } from 'neverthrow';
import type { CalledPorts } from '../calls/call.ts';
import { boundedWork, keptWork } from '../host/bounded-work.ts';
import { clientDigest } from '../host/digests.ts';
import { quietMoment } from '../host/quiet-moment.ts';
import { callsKeeper } from '../tracing/calls-keeper.ts';
import { callLineText, worldLineText } from '../tracing/capsule.ts';
import type { ReadWorld } from '../tracing/capsule-world.ts';
import type { Kept, KeptCalls } from '../tracing/kept-calls.ts';
import { keptLines } from '../tracing/kept-lines.ts';
import { memoryKeptCalls } from '../tracing/memory-kept-calls.ts';
import { supportCode } from '../tracing/support-code.ts';
import { withoutIds } from '../tracing/without-ids.ts';
import { worldAsked } from '../tracing/world-asked.ts';

/** What a visitor may hand to support: a file, and the same as a word to paste. */
export type SupportCapsule = { readonly file: string; readonly code: string };

export type CapsuleSettings = {
  readonly clock: Pick<ClockPort, 'now'>;
  /** IANA name of the resort's time zone. */
  readonly zone: string;
  readonly onDefect: (error: unknown) => void;
};

/** A shop whose calls can be kept: in its store, or in memory when that is elsewhere. */
type Keepable = Pick<CalledPorts, 'shop' | 'checkout' | 'content'> & {
  readonly keptCalls?: KeptCalls;
  readonly readWorld?: ReadWorld;
  close(): Promise<void>;
};

/** Of the cart that the holder of the secret filled last; none when nothing is kept of one. Errors: `unreachable` when full. */
type CapsuleOf = (secret: ClientSecret) => ResultAsync<SupportCapsule | undefined, ErrorOf<'unreachable'>>;

/** Units: milliseconds; short enough that whoever reads an error finds its call kept. */
const pause = 400;

/** Calls wait for a thread that was at rest for so long, and in a rush that leaves it none no longer than `most`. Units: milliseconds. */
const patience = { look: 100, most: 2000 };

/** Calls of the gateway carry a digest of the secret, those of pages the secret itself. */
const ownersOf = (secret: ClientSecret): readonly string[] => [
  clientDigest(secret),
  clientDigest(clientSecret(hash('sha256', secret))),
];

/** The same shop, which keeps the last calls of each cart and tells them to whoever filled it (D-SUPPORT-CODE). */
export const keptCapsules =
  ({ clock, zone, onDefect }: CapsuleSettings) =>
  <Shop extends Keepable>(opened: Shop): Shop & { readonly capsuleOf: CapsuleOf } => {
    const { readWorld, keptCalls = memoryKeptCalls(clock.now) } = opened;
    const keeper = callsKeeper({
      ...{ store: keptCalls, pause, quiet: quietMoment(patience), onDefect, ownerOf: clientDigest },
      catalog: async () => (await readWorld?.({ periods: [], codes: [] }))?.catalog,
      clock: () => performance.now(),
      now: clock.now,
    });
    const { shop, checkout, content } = opened;
    const once = keptWork<SupportCapsule>(boundedWork(1, 8), 20);

    const make = async (kept: Kept): Promise<SupportCapsule> => {
      const world = await readWorld?.(worldAsked(kept.calls));
      const texts = keptLines({ ...kept, calls: withoutIds(kept.calls) }, clock.now()).map(callLineText);
      const all = world === undefined ? texts : [worldLineText({ ...world, zone }), ...texts];
      const file = `${all.join('\n')}\n`;
      return { file, code: await supportCode(file) };
    };

    const capsuleOf: CapsuleOf = (secret) =>
      ResultAsync.fromSafePromise(keeper.flush().then(() => keptCalls.last(ownersOf(secret)))).andThen((kept) =>
        kept === undefined ? okAsync(undefined) : once(hash('sha256', JSON.stringify(kept)), () => make(kept)),
      );
    const close = async (): Promise<void> => {
      await keeper.close();
      await opened.close();
    };
    return { ...opened, ...keeper.keeping({ shop, checkout, content }), capsuleOf, close };
  };
