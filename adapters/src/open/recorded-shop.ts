import type { ClockPort } from '@shop/core/ports/clock-port';
import type { Result } from 'neverthrow';
import { callLineText, type TraceLine, worldLineText } from '../tracing/capsule.ts';
import type { CapsuleWorld } from '../tracing/capsule-world.ts';
import { recordingPorts, refusalLine } from '../tracing/recording.ts';
import { shopWords } from '../tracing/redaction.ts';
import { openTraceFile } from '../tracing/trace-file.ts';
import { usedWorld, worldScope } from '../tracing/used-world.ts';
import type { OpenedProvider } from './opened-provider.ts';

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

/** Adds every call to a capsule, and on close the world that answered. Error: one line about the file. */
export const recordedShop = (
  provider: OpenedProvider,
  file: string,
  { clock, zone, seed }: Recording,
): Result<OpenedProvider, string> =>
  openTraceFile(file).map(({ before, write, fault, close }) => {
    const words = shopWords();
    words.learn(before.calls.map(({ answer }) => answer));
    const calls: TraceLine[] = [...before.calls];
    const record = (line: TraceLine): void => {
      calls.push(line);
      write(callLineText(line));
    };
    const writeWorld = async (): Promise<void> => {
      const world = await provider.readWorld?.(worldScope(calls));
      if (world === undefined) return;
      const used = { zone, ...usedWorld(world, calls), ...(seed === undefined ? {} : { seed }) };
      const text = newWorldText(used, before.world);
      if (text !== undefined) write(text);
    };
    return {
      ...provider,
      ...recordingPorts(provider, { write: record, clock: () => performance.now(), now: clock.now, words }),
      refused: (useCase, error, visitor) => {
        const line = refusalLine(useCase, error, clock.now());
        if (line !== undefined) write(callLineText(line));
        provider.refused(useCase, error, visitor);
      },
      fault: () => provider.fault() ?? fault(),
      close: async () => {
        await writeWorld();
        close();
        await provider.close();
      },
    };
  });
