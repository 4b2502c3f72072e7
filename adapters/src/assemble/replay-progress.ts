import type { Result } from 'neverthrow';
import { readJar, writeJar } from '../cookies/jar-file.ts';

const usedName = 'usedLines';

/** How many lines of a trace earlier commands of its replay have used up: kept beside the replay's jar, since every command is
 *  a program of its own and their answers follow each other in the trace. */
export const replayProgress = (jar: string) => {
  const file = `${jar}.used`;
  let fault: string | undefined;
  return {
    file,
    /** Error: one line about a file that cannot be read. */
    load: (): Result<number, string> =>
      readJar(file)
        .map((kept) => Number(kept[usedName] ?? 0) || 0)
        .mapErr(({ message }) => `${file} cannot be read: ${message}`),
    keep: (used: number): void => {
      const kept = writeJar(file, { [usedName]: String(used) });
      fault = kept.isErr() ? `${file} cannot be written: ${kept.error.message}` : fault;
    },
    fault: () => fault,
  };
};
