import type { CustomerDraft, CustomerFieldError } from '@shop/core/customer/customer';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { LogInFieldError } from '@shop/core/member/member-rules';
import { stepName } from '../kit/step-button.ts';

/** What a form of ours can ask the server to do; `ui/src/server/forms/posted-actions.ts` says how each is done. */
export const postedActionNames = [
  'addTicket',
  'addGiftCard',
  'changeQuantity',
  'removeItem',
  'extendHold',
  'applyPromoCode',
  'addUpsell',
  'startPayment',
  'stopPayment',
] as const;

export type PostedActionName = (typeof postedActionNames)[number];

export const isPostedAction = (name: string | undefined): name is PostedActionName =>
  postedActionNames.some((known) => known === name);

/** Names of the fields that every such form has besides its own. */
export const formFields = { does: 'does', intent: 'intent', step: stepName } as const;

/** What the header's form asks for: nobody is logged in afterwards. */
export const logOutName = 'logOut';

/** What the form of the log-in tab asks for. */
export const logInName = 'logIn';

/** What a script asks for when personal data are typed and not saved yet; nothing comes back. */
export const keepDraftName = 'keepDraft';

/** What a script says when a part of a page has failed; nothing comes back. */
export const tellFailureName = 'tellFailure';

/** A form posted to this page that did not succeed: what was typed, and why. Without an error nothing was requested
 *  yet, as for a stepper without script. Never personal data. */
export type PostedAnswer = {
  readonly does: PostedActionName;
  readonly fields: Readonly<Record<string, string>>;
  readonly error?: ShopError;
  /** Translation key of what a toast says of the error. */
  readonly toastKey?: string;
};

/** Personal data as they were posted, and what of it to look at again. */
export type PostedCustomer = { readonly draft: CustomerDraft; readonly fields: readonly CustomerFieldError[] };

/** A log-in that was not taken: what of it to look at again, or why. The password is never told again. */
export type PostedLogIn = {
  readonly email: string;
  readonly fields: readonly LogInFieldError[];
  /** The server's own words (R-ERROR-14). */
  readonly message?: string;
  /** The key of ours, where it has none. */
  readonly errorKey?: string;
};

/** Buttons that stand outside of it post it along. */
export const guestFormId = 'guest-form';
