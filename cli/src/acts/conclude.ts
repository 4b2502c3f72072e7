import type { Result } from 'neverthrow';
import { type ExitCode, exitCodeOf, exitCodes } from '../failures/exit-codes.ts';
import type { Failure } from '../failures/failure.ts';
import { reportFailure } from '../failures/report-failure.ts';
import type { Answer } from '../terminal/answer.ts';
import type { Output } from '../terminal/output.ts';
import type { Translator } from '../translations/translator.ts';

/** Prints an answer or a failure and tells what the process should end with. */
export const conclude = async (
  result: Result<Answer, Failure>,
  output: Output,
  words: (failure?: Failure) => Promise<Translator>,
): Promise<ExitCode> => {
  const tell = async (failure: Failure): Promise<ExitCode> => {
    await output.failure(reportFailure(failure, await words(failure)));
    return exitCodeOf(failure);
  };
  if (result.isErr()) return tell(result.error);
  await output.answer(result.value, words);
  return result.value.failure === undefined ? exitCodes.done : tell(result.value.failure);
};
