import type { CustomerDraft, CustomerFieldError } from '@shop/core/customer/customer';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { LogInFieldError } from '@shop/core/member/member-rules';
import { stepName } from './step-button.ts';

/** Names of form actions, each equal to the name of its use case. Each action has a file of its own in the folder of
 *  its form. */
export const postedActionNames = [
  'addTicket',
  'addGiftCard',
  'changeQuantity',
  'removeItem',
  'extendHold',
  'loadCustomer',
  'applyPromoCode',
  'addUpsell',
  'startNewCart',
  'startPayment',
  'stopPayment',
] as const;

export type PostedActionName = (typeof postedActionNames)[number];

/** Returns whether a name is one of the form actions. */
export const isPostedAction = (name: string | undefined): name is PostedActionName =>
  postedActionNames.some((known) => known === name);

/** The values of a form's fields by name. */
export type Fields = ReadonlyMap<string, string>;

/** Names of the fields that the forms of all actions have in addition to their own. `does`: name of the action. `again`
 *  marks a form posted for the second time, after its browser sent no cookie with the first. */
export const formFields = { does: 'does', step: stepName, again: 'again' } as const;

/** The log-out form in the header. */
export const logOutName = 'logOut';

/** The form of the log-in tab. */
export const logInName = 'logIn';

/** Name of a script's request to store unsaved personal data. It has no answer. */
export const keepDraftName = 'keepDraft';

/** Name of a script's report of a failed part of a page. It has no answer. */
export const failureReportName = 'reportFailure';

/** A form posted to this page that did not succeed: its fields and its error. Without an error the action was not
 *  performed, as after a stepper's button without script. Never contains personal data. */
export type PostedAnswer = {
  readonly does: PostedActionName;
  readonly fields: Readonly<Record<string, string>>;
  readonly error?: ShopError;
  /** Translation key of the error's toast. */
  readonly toastKey?: string;
};

/** Posted personal data and their invalid fields. */
export type PostedCustomer = { readonly draft: CustomerDraft; readonly fields: readonly CustomerFieldError[] };

/** A failed log-in: its invalid fields, or the reason. Never contains the password. */
export type PostedLogIn = {
  readonly email: string;
  readonly fields: readonly LogInFieldError[];
  /** The provider's own message. */
  readonly message?: string;
  /** Translation key of the reason when the provider sent no message. */
  readonly errorKey?: string;
};

/** Id of the guest form; buttons outside it submit its fields too. */
export const guestFormId = 'guest-form';
