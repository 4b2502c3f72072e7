import type { ClockPort } from '@shop/core/ports/clock-port';
import type { SupportPort } from '@shop/core/ports/support-port';
import type { Result } from 'neverthrow';
import type { CalledPorts } from '../calls/call.ts';
import { worldLineText } from '../tracing/capsule.ts';
import { type CapsuleWorld, usedWorld, worldAsked } from '../tracing/capsule-world.ts';
import { recordingPorts, refusalLine } from '../tracing/recording.ts';
import { shopWords } from '../tracing/shop-words.ts';
import { openTraceFile } from '../tracing/trace-file.ts';
import { callLineText, type TraceLine } from '../tracing/trace-line.ts';
import type { OpenedProvider } from './opened-provider.ts';

/** What can be recorded. */
type Recordable = Pick<CalledPorts, 'shop' | 'checkout' | 'content'> &
  Pick<OpenedProvider, 'readWorld'> & {
    readonly profile?: CalledPorts['profile'];
    readonly refused?: SupportPort['refused'];
    close(): Promise<void>;
  };

type Recording = {
  readonly clock: ClockPort;
  /** IANA name of the resort's time zone. */
  readonly zone: string;
  /** What repeats a command's random choices, where one was given. */
  readonly seed: string | undefined;
};

/** The text of a world, unless the last run wrote the same: when it was read is no news by itself. */
const newWorldText = (world: CapsuleWorld, known: CapsuleWorld | undefined): string | undefined => {
  const text = worldLineText(world);
  return known !== undefined && worldLineText({ ...known, at: world.at }) === text ? undefined : text;
};

/** The same data, every call of them added to a capsule, and at its end the world that answered them (D-CAPSULE); `traceFault` is what
 *  kept a call from being added. Error: one line about a file that cannot be added to. */
export const recordedShop = <Data extends Recordable>(
  data: Data,
  file: string,
  { clock, zone, seed }: Recording,
): Result<Data & Pick<SupportPort, 'refused'> & { traceFault(): string | undefined }, string> =>
  openTraceFile(file).map(({ before, write, fault, close }) => {
    const words = shopWords();
    words.learn(before.calls.map(({ answer }) => answer));
    const calls: TraceLine[] = [...before.calls];
    const record = (line: TraceLine): void => {
      calls.push(line);
      write(callLineText(line));
    };
    const settings = { write: record, clock: () => performance.now(), now: clock.now, words };
    const { shop, checkout, content, profile } = recordingPorts(data, settings);
    return {
      ...data,
      ...{ shop, checkout, content },
      ...(data.profile === undefined ? {} : { profile }),
      refused: (useCase, error, visitor) => {
        const line = refusalLine(useCase, error, clock.now());
        if (line !== undefined) write(callLineText(line));
        data.refused?.(useCase, error, visitor);
      },
      traceFault: fault,
      close: async () => {
        const world = await data.readWorld?.(worldAsked(calls));
        const text =
          world &&
          newWorldText({ zone, ...usedWorld(world, calls), ...(seed === undefined ? {} : { seed }) }, before.world);
        if (text !== undefined) write(text);
        close();
        await data.close();
      },
    };
  });
