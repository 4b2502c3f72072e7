import { errAsync, type ResultAsync } from 'neverthrow';
import type { GlobalOptions } from '../arguments/global-options.ts';
import type { Target } from '../arguments/target.ts';
import type { ExitCode } from '../failures/exit-codes.ts';
import type { Failure } from '../failures/failure.ts';
import type { ShopAccess } from '../ports/shop-access.ts';
import type { Output } from '../terminal/output.ts';
import type { Progress } from '../terminal/progress.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { loadTranslator } from '../translations/load-translator.ts';
import type { Translator } from '../translations/translator.ts';
import type { Answer } from './answer.ts';
import { conclude } from './conclude.ts';
import { withHints } from './unreachable-hints.ts';

/** What an act is taken with. */
export type Taking = {
  readonly options: GlobalOptions;
  readonly terminal: Terminal;
  readonly access: ShopAccess;
  readonly output: Output;
  readonly progress: Progress;
};

/** Tells how it went, in the program's own words unless others are given. */
export const told = (
  { access, options, output }: Taking,
  answered: ResultAsync<Answer, Failure>,
  words: (failure?: Failure) => Promise<Translator> = () => loadTranslator(access, options.lang),
): Promise<ExitCode> => conclude(answered, output, words);

/** Acts on what is opened for it, which is closed again whatever happens. `target` is what was asked. */
export const withOpened = async <Opened extends { close(): Promise<void> }>(
  taking: Taking,
  opening: ResultAsync<Opened, Failure>,
  target: Target,
  act: (opened: Opened) => ResultAsync<Answer, Failure>,
  wordsOf?: (opened: Opened) => (failure?: Failure) => Promise<Translator>,
): Promise<ExitCode> => {
  const opened = await opening;
  if (opened.isErr()) return told(taking, errAsync(opened.error));
  try {
    const answered = act(opened.value).mapErr((failure) => withHints(failure, target));
    return await told(taking, answered, wordsOf?.(opened.value));
  } finally {
    await opened.value.close();
  }
};
