import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import type { CapsuleSession } from '../../acts/session.ts';
import type { Failure } from '../../failures/failure.ts';
import type { OpenedCapsule } from '../../ports/capsule-bench.ts';

export const fileArgument = [
  '<file>',
  'a file of --record, or a support code in a file; - reads standard input',
] as const;

/** Opens a capsule that holds something. Errors: `unusable`, one line about a file that does not. */
export const openCapsule = ({ capsules }: CapsuleSession, file: string): ResultAsync<OpenedCapsule, Failure> =>
  capsules.read(file).match(
    (capsule) =>
      capsule.steps.length > 0
        ? okAsync(capsule)
        : errAsync({ type: 'unusable', message: `the capsule ${file} holds no call` }),
    (message) => errAsync({ type: 'unusable', message }),
  );
