import type { CartId } from '@shop/core/ids';
import { err, errAsync, ok, okAsync, type Result } from 'neverthrow';
import { readJar, writeJar } from '../platform/cookies/file-cookies.ts';
import { cartIdIn } from '../platform/cookies/shop-cookies.ts';
import type { SourceProvider } from '../seller/opened-provider.ts';
import { replayingPorts } from './replaying.ts';
import type { TraceLine } from './trace.ts';
import { readTrace } from './trace-file.ts';

/** Returns the order that a payment led to. A trace does not contain the payment itself, because the payment page is
 *  not a port, so the next order that was loaded is taken. */
const orderAfterPayment = (lines: readonly TraceLine[], used: number): string | undefined => {
  const id = lines.slice(used).find(({ call }) => call === 'showOrder')?.request.ref;
  return typeof id === 'string' ? id : undefined;
};

/** Returns the cart of the recorded visitor at the start. `undefined` when the trace contains its opening. */
const cartBefore = (lines: readonly TraceLine[]): CartId | undefined => {
  const first = lines.find(({ call, request }) => 'cartId' in request || call === 'addTicket');
  const id = first?.request.cartId;
  return cartIdIn(typeof id === 'string' ? id : undefined);
};

/** Stores the number of lines used by earlier commands of a replay next to its jar, because every command is a
 *  process of its own. */
const replayProgress = (jar: string) => {
  const file = `${jar}.used`;
  let fault: string | undefined;
  return {
    file,
    load: (): Result<number, string> =>
      readJar(file)
        .map(({ usedLines }) => Number(usedLines ?? 0) || 0)
        .mapErr(({ message }) => `${file} cannot be read: ${message}`),
    keep: (used: number): void => {
      const stored = writeJar(file, { usedLines: String(used) });
      fault = stored.isErr() ? `${file} cannot be written: ${stored.error.message}` : fault;
    },
    fault: () => fault,
  };
};

/** Returns a provider that replays a trace. Error: one line about an invalid or empty file, or about unreadable
 *  progress. */
export const replayedShop = (file: string, jar: string): Result<SourceProvider, string> => {
  const progress = replayProgress(jar);
  const begun = readTrace(file).andThen(({ calls: lines }) => progress.load().map((from) => ({ lines, from })));
  if (begun.isErr()) return err(begun.error);
  const { lines, from } = begun.value;
  const next = lines[from] ?? lines.at(-1);
  if (next === undefined) return err(`the trace ${file} holds no call`);

  const cart = from === 0 ? cartBefore(lines) : undefined;
  let used = from;
  let fault: string | undefined;
  const { shop, checkout, content, profile } = replayingPorts(lines, {
    from,
    onAnswered: (count) => {
      used = count;
      progress.keep(count);
    },
    onUnexpected: (call, request) => {
      const missing = `${call} ${JSON.stringify(request ?? {})}`;
      fault ??= `the trace ${file} has no answer to ${missing} at line ${used + 1} or later; to start again, remove ${jar} and ${progress.file}`;
    },
  });
  const payWithCard: SourceProvider['payWithCard'] = () => {
    const ref = orderAfterPayment(lines, used);
    return ref === undefined
      ? errAsync({ kind: 'invalidInput', field: 'card', expected: 'a payment that was recorded to its end' })
      : okAsync(`http://shop.invalid/?${new URLSearchParams({ ref })}`);
  };
  return ok({
    shop,
    checkout,
    content,
    profile,
    payWithCard,
    routes: [],
    replayed: { at: next.at, cart },
    fault: () => fault ?? progress.fault(),
    close: async () => undefined,
  });
};
