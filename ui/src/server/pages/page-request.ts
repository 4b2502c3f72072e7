import type { Consent } from '@shop/core/consent/consent';
import type { MemberToken } from '@shop/core/ids';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { ProfilePort } from '@shop/core/ports/profile-port';
import type { CancellationOutcome } from '@shop/core/use-cases/cancellation-outcome';
import type { UseCases } from '@shop/core/use-cases/use-cases';
import type { ClientSettings } from '../../client-settings.ts';
import type { PostedAnswer, PostedCustomer, PostedLogIn } from '../../page-data/posted-answer.ts';
import type { Address } from '../../page-data/route-data.ts';
import type { Assets } from '../files/assets.ts';
import type { TranslationsStore } from '../translations-store.ts';
import type { KeptPage, KeptPages } from './kept-pages.ts';

export type PageSetting = {
  /** Accounts of the main site; without them every visitor is a guest. */
  readonly profile?: ProfilePort | undefined;
  readonly settings: ClientSettings;
  readonly clock: ClockPort;
  readonly translations: TranslationsStore;
  readonly assets: Assets;
  /** Told of every bug that left a hole in a page, with the reference that its visitor reads. */
  readonly onCrash: (error: unknown, reference?: string) => void;
};

/** What a request brought for the page that answers it. */
export type BroughtAlong = {
  /** Translation key of an error for this page. */
  readonly errorKey?: string | undefined;
  /** Translation key of a success message for this page. */
  readonly messageKeyOf?: string | undefined;
  /** A form of this page that came back. */
  readonly answer?: PostedAnswer | undefined;
  /** The page itself answers that form, and not the redirect that brought it along. */
  readonly isAnswer?: true;
  /** What a form of this page sent, and was not taken. */
  readonly posted?: PostedCustomer;
  /** A log-in that was requested on this page and not taken. */
  readonly logIn?: PostedLogIn;
  /** How a cancellation that was requested on this page went. */
  readonly outcome?: CancellationOutcome | undefined;
};

export type PageRequest = BroughtAlong & {
  /** Of the member who is logged in. */
  readonly memberToken: MemberToken | undefined;
  readonly address: Address;
  readonly useCases: UseCases;
  /** Under which support finds in the log what failed on this page. */
  readonly reference: string;
  /** This browser's consent. */
  readonly consent: Consent | undefined;
  /** Where pages without a visitor are kept; none for a page that may have something of one. */
  readonly kept: KeptPages | undefined;
};

export type PageStatus = 200 | 404 | 422 | 503;

export type RenderedPage =
  | { readonly kind: 'redirect'; readonly to: string; readonly errorKey?: string; readonly isPermanent?: true }
  | { readonly kind: 'kept'; readonly page: KeptPage }
  | {
      readonly kind: 'page';
      readonly status: PageStatus;
      readonly html: Uint8Array<ArrayBuffer>;
      readonly isPrivate: boolean;
    };
