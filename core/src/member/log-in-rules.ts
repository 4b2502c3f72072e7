import { err, ok, type Result } from 'neverthrow';
import { isEmail } from '../customer/email.ts';
import { typedText } from '../text/typed-text.ts';

/** What somebody types to log in, unchecked. */
export type LogInDraft = { readonly email: string; readonly password: string };

export type LogInField = keyof LogInDraft;

/** Translation keys, one per field that can be wrong (R-VALID-12, R-VALID-13). */
export type LogInErrorKey = 'EmailIncorrect' | 'PasswordIncorrect';

export type LogInFieldError = { readonly field: LogInField; readonly key: LogInErrorKey };

/** Units: UTF-16 units; longer ones are nobody's. */
export const longestPassword = 200;

/** Checks the form of a log-in: every failing field once, in the form's order. A password is never tidied. */
export const checkLogIn = ({ email, password }: LogInDraft): Result<LogInDraft, readonly LogInFieldError[]> => {
  const address = typedText(email);
  const errors: readonly LogInFieldError[] = [
    ...(isEmail(address) ? [] : [{ field: 'email', key: 'EmailIncorrect' } as const]),
    ...(password !== '' && password.length <= longestPassword
      ? []
      : [{ field: 'password', key: 'PasswordIncorrect' } as const]),
  ];
  return errors.length > 0 ? err(errors) : ok({ email: address, password });
};
