import type { Order } from '@shop/core/checkout/order';
import type { Country } from '@shop/core/customer/customer';
import type { Member } from '@shop/core/member/member';
import type { MemberField } from '@shop/core/member/member-rules';
import type { PostedLogIn } from '../page-data/posted-answer.ts';

/** A field of a profile, or the password, and the key of what is wrong with it. */
export type AccountFieldError = { readonly field: MemberField | 'password'; readonly key: string };

/** Where a form is posted to, and where its page's other link leads. */
type Ways = { readonly action: string; readonly otherHref: string };

export type LogInScreenData = Ways & {
  readonly page: 'login';
  /** A log-in that was not taken, or what was typed when the language changed. */
  readonly posted?: PostedLogIn;
};

export type RegistrationScreenData = Ways & {
  readonly page: 'register';
  readonly countries: readonly Country[];
  /** What was typed; a password is never told again. */
  readonly typed: Member;
  readonly errors: readonly AccountFieldError[];
  /** The key of why no account was opened, where no field is to blame. */
  readonly errorKey?: string;
};

export type ProfileScreenData = Ways & {
  readonly page: 'profile';
  readonly countries: readonly Country[];
  /** What is kept, or what was typed and not kept. */
  readonly typed: Member;
  readonly errors: readonly AccountFieldError[];
  readonly errorKey?: string;
  /** Nobody is logged in any more; what was typed can be kept after a log-in in another tab. */
  readonly isOver: boolean;
  readonly isSaved: boolean;
  /** None when they cannot be told. */
  readonly orders?: readonly Order[];
};

/** What a page of the main site shows. */
export type MainSiteScreen = LogInScreenData | RegistrationScreenData | ProfileScreenData;

/** What the forms of the main site ask for, beside logging in. */
export const mainSiteForms = {
  register: 'register',
  changeProfile: 'changeProfile',
  /** Nothing: the page comes in another language, with what was typed. */
  keepTyped: 'keepTyped',
} as const;

/** The file of the pages' looks and of what they do with script, as the build's manifest names it. */
export const mainSiteSource = 'src/main-site/start-main-site.ts';
