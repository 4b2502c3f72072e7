import type { CustomerDraft } from '@shop/core/customer/customer';
import { checkoutSession } from '@shop/core/ids';
import type { CookiePort } from '@shop/core/ports/cookie-port';
import type { RandomPort } from '@shop/core/ports/random-port';
import type { CustomerDrafts } from './customer-drafts.ts';
import type { PostedForm } from './posted-action.ts';

/** Units: characters of a field that are kept; a field that is saved may be no longer (D-FIELD-LENGTH). */
const longest = 200;

/** The personal data that a form holds. */
export const draftIn = (form: PostedForm): CustomerDraft => {
  const field = (name: keyof CustomerDraft): string => form.get(name) ?? '';
  return {
    firstName: field('firstName'),
    lastName: field('lastName'),
    email: field('email'),
    emailRepeat: field('emailRepeat'),
    address: field('address'),
    postCode: field('postCode'),
    city: field('city'),
    country: field('country'),
    phoneNumber: field('phoneNumber'),
    loyaltyId: field('loyaltyId'),
  };
};

type Ports = {
  readonly drafts: CustomerDrafts;
  readonly cookies: Pick<CookiePort, 'checkoutSession' | 'keepCheckoutSession'>;
  readonly random: RandomPort;
};

/** Keeps what was typed for the session of this browser, and for nobody else (D-DRAFT, D-TWO-KEYS). */
export const keepDraft = ({ drafts, cookies, random }: Ports, form: PostedForm): void => {
  const short = new Map([...form].map(([name, text]) => [name, text.slice(0, longest)]));
  const draft = draftIn(short);
  const known = cookies.checkoutSession();
  const session = known !== undefined && /^[0-9a-f]{32}$/.test(known) ? known : checkoutSession(random.token());
  cookies.keepCheckoutSession(session);
  if (Object.values(draft).every((text) => text === '')) drafts.forget(session);
  else drafts.keep(session, draft);
};
