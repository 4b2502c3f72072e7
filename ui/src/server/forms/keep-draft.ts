import { type CustomerField, customerFields } from '@shop/core/customer/customer';
import { type CustomerDrafts, isBlankDraft } from '@shop/core/customer/customer-drafts';
import { longestField } from '@shop/core/customer/customer-rules';
import { isSessionSecret } from '@shop/core/customer/session-secret';
import { checkoutSession } from '@shop/core/ids';
import type { CookiePort } from '@shop/core/ports/cookie-port';
import type { RandomPort } from '@shop/core/ports/random-port';
import { draftIn } from '../../sections/personal-data/save-customer.ts';
import type { PostedForm } from './form-answer.ts';

const isPersonal = (name: string): boolean => customerFields.some((field: CustomerField) => field === name);

/** Returns whether a form contains personal data, which every button of their page posts along. */
export const isWithDraft = (form: PostedForm): boolean => [...form.keys()].some(isPersonal);

/** Returns the form without personal data; a cookie may contain the rest. */
export const withoutDraft = (form: PostedForm): PostedForm => new Map([...form].filter(([name]) => !isPersonal(name)));

type Ports = {
  readonly drafts: CustomerDrafts;
  readonly cookies: Pick<CookiePort, 'cartId' | 'checkoutSession' | 'keepCheckoutSession'>;
  readonly random: RandomPort;
};

/** Stores typed personal data for the cart and session of this browser only. */
export const keepDraft = async ({ drafts, cookies, random }: Ports, form: PostedForm): Promise<void> => {
  const cartId = cookies.cartId();
  if (cartId === undefined) return;
  const draft = draftIn(new Map([...form].map(([name, text]) => [name, text.slice(0, longestField)])));
  const known = cookies.checkoutSession();
  const session = known !== undefined && isSessionSecret(known) ? known : checkoutSession(random.secret());
  cookies.keepCheckoutSession(session);
  const owner = { cartId, session };
  await (isBlankDraft(draft) ? drafts.forget(owner) : drafts.keep(owner, draft));
};
