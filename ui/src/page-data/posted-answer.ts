import type { CustomerDraft, CustomerFieldError } from '@shop/core/customer/customer';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { LogInFieldError } from '@shop/core/member/member-rules';
import { stepName } from './step-button.ts';

/** Actions of forms, each named as its use case; their bodies stand beside the forms. */
export const postedActionNames = [
  'addTicket',
  'addGiftCard',
  'changeQuantity',
  'removeItem',
  'extendHold',
  'applyPromoCode',
  'addUpsell',
  'startNewCart',
  'startPayment',
  'stopPayment',
] as const;

export type PostedActionName = (typeof postedActionNames)[number];

export const isPostedAction = (name: string | undefined): name is PostedActionName =>
  postedActionNames.some((known) => known === name);

/** Fields of a form by name. */
export type Fields = ReadonlyMap<string, string>;

/** Names of the fields that every such form has besides its own; `again` stands in one that is posted for the second
 *  time, as its browser sent no cookie with the first. */
export const formFields = { does: 'does', step: stepName, again: 'again' } as const;

/** The header's form: log-out. */
export const logOutName = 'logOut';

/** The form of the log-in tab. */
export const logInName = 'logIn';

/** A script's request to store unsaved personal data; no answer. */
export const keepDraftName = 'keepDraft';

/** A script's report of a failed part of a page; no answer. */
export const failureReportName = 'reportFailure';

/** A form posted to this page that did not succeed: what was typed, and why. Without an error nothing was requested
 *  yet, as for a stepper without script. Never personal data. */
export type PostedAnswer = {
  readonly does: PostedActionName;
  readonly fields: Readonly<Record<string, string>>;
  readonly error?: ShopError;
  /** Translation key of the error's toast. */
  readonly toastKey?: string;
};

/** Personal data as they were posted, and what of it to look at again. */
export type PostedCustomer = { readonly draft: CustomerDraft; readonly fields: readonly CustomerFieldError[] };

/** A failed log-in: which field, or why. The password never comes back. */
export type PostedLogIn = {
  readonly email: string;
  readonly fields: readonly LogInFieldError[];
  /** The server's own words. */
  readonly message?: string;
  /** The key of ours, where it has none. */
  readonly errorKey?: string;
};

/** Buttons that stand outside of it post it along. */
export const guestFormId = 'guest-form';
