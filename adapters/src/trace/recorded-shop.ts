import type { ClockPort } from '@shop/core/ports/clock-port';
import type { Result } from 'neverthrow';
import type { OpenedProvider } from '../seller/opened-provider.ts';
import { recordingPorts, refusalLine } from './recording.ts';
import { shopWords } from './redaction.ts';
import { callLineText } from './trace.ts';
import { openTraceFile } from './trace-file.ts';

/** Wraps a provider: every call is appended to a trace. Error: one line about the file. */
export const recordedShop = (
  provider: OpenedProvider,
  file: string,
  { now }: Pick<ClockPort, 'now'>,
): Result<OpenedProvider, string> =>
  openTraceFile(file).map(({ before, write, fault, close }) => {
    const words = shopWords();
    words.learn(before.calls.map(({ answer }) => answer));
    return {
      ...provider,
      ...recordingPorts(provider, {
        write: (line) => write(callLineText(line)),
        clock: () => performance.now(),
        now,
        words,
      }),
      refused: (useCase, error, visitor) => {
        const line = refusalLine(useCase, error, now());
        if (line !== undefined) write(callLineText(line));
        provider.refused(useCase, error, visitor);
      },
      fault: () => provider.fault() ?? fault(),
      close: async () => {
        close();
        await provider.close();
      },
    };
  });
