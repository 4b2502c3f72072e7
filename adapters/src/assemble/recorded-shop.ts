import type { ClockPort } from '@shop/core/ports/clock-port';
import type { Result } from 'neverthrow';
import type { CalledPorts } from '../calls/call.ts';
import { worldLineText } from '../tracing/capsule.ts';
import { saidWords } from '../tracing/said-words.ts';
import { openTraceFile, type TraceFile, traceErrorText } from '../tracing/trace-file.ts';
import { type TraceLine, traceLineText } from '../tracing/trace-line.ts';
import { recordingPorts } from '../tracing/traced-ports.ts';
import { worldAsked } from '../tracing/world-asked.ts';
import type { ShopData } from './shop-data.ts';

/** What can be recorded, whoever it is for. */
type Recordable = Pick<CalledPorts, 'shop' | 'checkout' | 'content'> &
  Pick<ShopData, 'readWorld'> & {
    readonly profile?: CalledPorts['profile'];
    close(): Promise<void>;
  };

type Recording = {
  readonly clock: ClockPort;
  /** IANA name of the resort's time zone. */
  readonly zone: string;
  /** What repeats a command's random choices, where one was given. */
  readonly seed: string | undefined;
};

/** Adds what the shop sells and knows beside the calls of the whole file, unless the last run told the same. */
const addWorld = async (
  { before, write }: TraceFile,
  own: readonly TraceLine[],
  { data, zone, seed }: { readonly data: Pick<ShopData, 'readWorld'> } & Pick<Recording, 'zone' | 'seed'>,
): Promise<void> => {
  const world = await data.readWorld?.(worldAsked([...before.calls, ...own]));
  if (world === undefined) return;
  const text = worldLineText({ zone, ...world, ...(seed === undefined ? {} : { seed }) });
  const { world: known } = before;
  // When it was looked at is no news by itself.
  if (known === undefined || worldLineText({ ...known, at: world.at }) !== text) write(text);
};

/** The same data, every call of them added to a capsule, and at its end the world that answered them (D-CAPSULE); `traceFault` tells what
 *  kept a call from being added. Error: one line about a file that cannot be added to. */
export const recordedShop = <Data extends Recordable>(
  data: Data,
  file: string,
  { clock, zone, seed }: Recording,
): Result<Data & { traceFault(): string | undefined }, string> =>
  openTraceFile(file)
    .mapErr(traceErrorText)
    .map((trace) => {
      const said = saidWords();
      said.learn(trace.before.calls.map(({ answer }) => answer));
      const own: TraceLine[] = [];
      const write = (line: TraceLine): void => {
        own.push(line);
        trace.write(traceLineText(line));
      };
      const settings = { write, clock: () => performance.now(), now: clock.now, said };
      const { shop, checkout, content, profile } = recordingPorts(data, settings);
      return {
        ...data,
        shop,
        checkout,
        content,
        ...(data.profile === undefined ? {} : { profile }),
        traceFault: () => {
          const fault = trace.fault();
          return fault && traceErrorText(fault);
        },
        close: async () => {
          await addWorld(trace, own, { data, zone, seed });
          trace.close();
          await data.close();
        },
      };
    });
