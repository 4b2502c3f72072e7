import { cartCookieName } from '@shop/adapters/cookies/cart-cookie';
import { readJar, writeJar } from '@shop/adapters/cookies/jar-file';
import { openTraceFile, readTrace, traceErrorText } from '@shop/adapters/tracing/trace-file';
import type { TraceLine } from '@shop/adapters/tracing/trace-line';
import { recordingPorts, replayingPorts } from '@shop/adapters/tracing/traced-ports';
import type { Instant } from '@shop/core/dates/instant';
import type { ClockPort } from '@shop/core/ports/clock-port';
import { err, errAsync, ok, okAsync, type Result } from 'neverthrow';
import type { DataPorts } from '../data-ports.ts';
import type { Failure } from '../failure.ts';

const unusable = (message: string): Failure => ({ type: 'unusable', message });

/** The same data, every call of them added to a file. Errors: `unusable` for a file that cannot be added to. */
export const recordedData = (data: DataPorts, file: string, clock: ClockPort): Result<DataPorts, Failure> =>
  openTraceFile(file)
    .map((trace): DataPorts => {
      const { shop, checkout, content } = recordingPorts(data, {
        write: trace.write,
        clock: () => performance.now(),
        now: clock.now,
      });
      const traceFault = (): string | undefined => {
        const fault = trace.fault();
        return fault && traceErrorText(fault);
      };
      return {
        ...data,
        shop,
        checkout,
        content,
        fault: () => data.fault() ?? traceFault(),
        close: async () => {
          trace.close();
          await data.close();
        },
      };
    })
    .mapErr((error) => unusable(traceErrorText(error)));

export type Replay = {
  /** When the next recorded call took place. */
  readonly at: Instant;
  readonly data: DataPorts;
};

const usedName = 'usedLines';

/** How many lines earlier commands of this replay have used up: kept beside its jar, since every command is a program of
 *  its own and their answers follow each other in the trace. */
const progressBeside = (jar: string) => {
  const file = `${jar}.used`;
  let fault: string | undefined;
  return {
    file,
    load: () => readJar(file).map((kept) => Number(kept[usedName] ?? 0) || 0),
    keep: (used: number): void => {
      const kept = writeJar(file, { [usedName]: String(used) });
      fault = kept.isErr() ? `${file} cannot be written: ${kept.error.message}` : fault;
    },
    fault: () => fault,
  };
};

/** The payment page is no port, so its visit has no line: what it led to is the order that was looked at next. */
const orderAfterPayment = (lines: readonly TraceLine[], used: number): string | undefined => {
  const id = lines.slice(used).find(({ call }) => call === 'showOrder')?.request.id;
  return typeof id === 'string' ? id : undefined;
};

/** The cart that the recorded visitor came with; none when the trace shows how it was begun. */
const cartBefore = (lines: readonly TraceLine[]): string | undefined => {
  const first = lines.find(({ call, request }) => 'cartId' in request || 'CartId' in request || call === 'addTicket');
  const id = first?.request.cartId ?? first?.request.CartId;
  return typeof id === 'string' ? id : undefined;
};

/** Never dialled. */
const origin = 'http://shop.invalid';

/** A trace in the place of a shop. Errors: `unusable` for a file that is none, holds nothing, or a jar that cannot be read. */
export const replayedData = (file: string, jar: string): Result<Replay, Failure> => {
  const lines = readTrace(file);
  if (lines.isErr()) return err(unusable(traceErrorText(lines.error)));
  const progress = progressBeside(jar);
  const from = progress.load();
  if (from.isErr()) return err(unusable(`${progress.file} cannot be read: ${from.error.message}`));
  const next = lines.value[from.value] ?? lines.value.at(-1);
  if (next === undefined) return err(unusable(`the trace ${file} holds no call`));

  const cart = from.value === 0 ? cartBefore(lines.value) : undefined;
  const begun = readJar(jar).andThen((known) =>
    cart === undefined || known[cartCookieName] !== undefined
      ? ok()
      : writeJar(jar, { ...known, [cartCookieName]: cart }),
  );
  if (begun.isErr()) return err(unusable(`the jar ${begun.error.path} cannot be used: ${begun.error.message}`));

  let used = from.value;
  let fault: string | undefined;
  const ports = replayingPorts(lines.value, {
    from: used,
    onAnswered: (count) => {
      used = count;
      progress.keep(count);
    },
    onUnexpected: (call, request) => {
      const asked = `${call} ${JSON.stringify(request ?? {})}`;
      fault ??= `the trace ${file} has no answer from line ${used + 1} on to ${asked}; to start again remove ${jar} and ${progress.file}`;
    },
  });
  const payWithCard: DataPorts['payWithCard'] = () => {
    const ref = orderAfterPayment(lines.value, used);
    return ref === undefined
      ? errAsync({ kind: 'invalidInput', field: 'card', expected: 'a payment that was recorded to its end' })
      : okAsync(`${origin}/?${new URLSearchParams({ ref })}`);
  };
  const close = async () => undefined;
  const data = { ...ports, origin, payWithCard, fault: () => fault ?? progress.fault(), close };
  return ok({ at: next.at, data });
};
