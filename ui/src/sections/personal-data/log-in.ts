// Each form action has a file of its own, in the folder of its form.
import type { LogInDraft } from '@shop/core/member/member-rules';
import type { LogInError } from '@shop/core/ports/profile-port';
import type { InvalidLogIn } from '@shop/core/use-cases/member-session';
import type { ResultAsync } from 'neverthrow';
import type { PrivateAction } from '../../actions/action.ts';

type LogIn = (typed: LogInDraft) => ResultAsync<void, InvalidLogIn | LogInError>;

/** Logs a member in and leads to `onward`. */
export const logIn: PrivateAction<LogIn, { readonly onward: string }, InvalidLogIn | LogInError> = (
  logMemberIn,
  fields,
  { onward },
) =>
  logMemberIn({ email: fields.get('email') ?? '', password: fields.get('password') ?? '' }).match(
    () => ({ kind: 'done', to: onward }),
    (error) => ({ kind: 'refused', error, during: 'logIn' }),
  );
