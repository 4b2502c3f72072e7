import { errorKey } from '@shop/core/errors/error-key';
import { countriesIn } from '@shop/core/host/checkout/countries';
import type { Language } from '@shop/core/languages/language';
import type { Member } from '@shop/core/member/member';
import { checkMember } from '@shop/core/member/member-rules';
import { makeRegister } from '@shop/core/member/register';
import type { AccountsPort, RegisterError } from '@shop/core/ports/accounts-port';
import type { AccountFieldError } from '../../main-site/main-site-screen.ts';
import type { PostedForm } from '../forms/posted-action.ts';
import type { PagesOptions, RequestJar } from '../pages/pages-options.ts';
import { requestMemberJar } from './member-jar.ts';

export type RegisterOutcome =
  | { readonly kind: 'registered'; readonly setCookies: readonly string[] }
  | { readonly kind: 'refused'; readonly errors: readonly AccountFieldError[]; readonly errorKey?: string };

export type ChangeOutcome =
  | { readonly kind: 'changed' }
  /** Nobody is logged in any more. */
  | { readonly kind: 'over' }
  | { readonly kind: 'refused'; readonly errors: readonly AccountFieldError[]; readonly errorKey?: string };

/** A profile as a form has it. */
export const memberIn = (form: PostedForm): Member => ({
  name: form.get('name') ?? '',
  surname: form.get('surname') ?? '',
  email: form.get('email') ?? '',
  phone: form.get('phone') ?? '',
  address: form.get('address') ?? '',
  postCode: form.get('postCode') ?? '',
  city: form.get('city') ?? '',
  countryCode: form.get('countryCode') ?? '',
  wellcardId: form.get('wellcardId') ?? '',
});

const refusedBy = (error: RegisterError): RegisterOutcome =>
  error.kind === 'emailTaken'
    ? { kind: 'refused', errors: [{ field: 'email', key: errorKey(error) }] }
    : { kind: 'refused', errors: [], errorKey: errorKey(error) };

type Options = Pick<PagesOptions, 'ports' | 'addressOf' | 'memberCookies'> & { readonly accounts: AccountsPort };

/** Opening an account, and changing what it says, by a form. */
export const accountForms = ({ accounts, ports, addressOf, memberCookies }: Options) => ({
  register: (cookies: RequestJar, form: PostedForm, language: Language, request: Request): Promise<RegisterOutcome> => {
    const { jar, setCookies } = requestMemberJar(cookies, memberCookies);
    const register = makeRegister({ accounts, random: ports.random, jar });
    const typed = { member: memberIn(form), password: form.get('password') ?? '' };
    return register(typed, countriesIn(language), addressOf(request)).match(
      (): RegisterOutcome => ({ kind: 'registered', setCookies: setCookies() }),
      (error) => (error.kind === 'invalidRegistration' ? { kind: 'refused', errors: error.fields } : refusedBy(error)),
    );
  },

  change: async (cookies: RequestJar, form: PostedForm, language: Language): Promise<ChangeOutcome> => {
    const token = cookies.memberToken();
    const member = checkMember(memberIn(form), countriesIn(language));
    if (member.isErr()) return { kind: 'refused', errors: member.error };
    if (token === undefined) return { kind: 'over' };
    return accounts.changeMember(token, member.value).match(
      (isChanged): ChangeOutcome => ({ kind: isChanged ? 'changed' : 'over' }),
      (error) => ({ kind: 'refused', errors: [], errorKey: errorKey(error) }),
    );
  },
});
