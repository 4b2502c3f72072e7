// Each form action has a file of its own, in the folder of its form.
import type { Country } from '@shop/core/customer/customer';
import type { Member } from '@shop/core/member/member';
import { memberOf, type Registration } from '@shop/core/member/member-rules';
import type { RegisterError } from '@shop/core/ports/accounts-port';
import type { InvalidRegistration } from '@shop/core/use-cases/member-session';
import type { ResultAsync } from 'neverthrow';
import type { PrivateAction } from '../actions/action.ts';
import type { Fields } from '../page-data/posted-answer.ts';

/** Reads a profile from a form's fields. */
export const memberIn = (fields: Fields): Member => memberOf((field) => fields.get(field) ?? '');

type Register = (
  typed: Registration,
  countries: readonly Country[],
) => ResultAsync<void, InvalidRegistration | RegisterError>;

/** Opens an account with the typed data and leads to `onward`. */
export const register: PrivateAction<
  Register,
  { readonly countries: readonly Country[]; readonly onward: string },
  InvalidRegistration | RegisterError
> = (open, fields, { countries, onward }) =>
  open({ member: memberIn(fields), password: fields.get('password') ?? '' }, countries).match(
    () => ({ kind: 'done', to: onward }),
    (error) => ({ kind: 'refused', error }),
  );
