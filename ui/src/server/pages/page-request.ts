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
import type { CachedPage, PageCache } from './page-cache.ts';

export type PageSetting = {
  /** Accounts of the main site; when `undefined`, every visitor is a guest. */
  readonly profile?: ProfilePort | undefined;
  readonly settings: ClientSettings;
  readonly clock: ClockPort;
  readonly translations: TranslationsStore;
  readonly assets: Assets;
  /** Called with each bug that leaves a part of a page missing, and with the reference that its visitor sees. */
  readonly onCrash: (error: unknown, reference?: string) => void;
};

/** What a request adds to the page that answers it. */
export type PageExtras = {
  /** Translation key of an error for this page. */
  readonly errorKey?: string | undefined;
  /** Translation key of a success message for this page. */
  readonly messageKeyOf?: string | undefined;
  /** A refused or unfinished form of this page. */
  readonly answer?: PostedAnswer | undefined;
  /** True when the page answers the post of that form directly, without a redirect. */
  readonly isAnswer?: true;
  /** Refused personal data of a form of this page. */
  readonly posted?: PostedCustomer;
  /** A refused log-in of this page. */
  readonly logIn?: PostedLogIn;
  /** The outcome of a cancellation on this page. */
  readonly outcome?: CancellationOutcome | undefined;
};

export type PageRequest = PageExtras & {
  /** Token of the logged-in member. */
  readonly memberToken: MemberToken | undefined;
  readonly address: Address;
  readonly useCases: UseCases;
  /** Reference under which support finds this page's failures in the log. */
  readonly reference: string;
  /** The consent stored in this browser. */
  readonly consent: Consent | undefined;
  /** The cache of pages without data of a visitor; `undefined` for a page that may contain such data. */
  readonly cache: PageCache | undefined;
};

export type PageStatus = 200 | 404 | 422 | 503;

export type RenderedPage =
  | { readonly kind: 'redirect'; readonly to: string; readonly errorKey?: string; readonly isPermanent?: true }
  | { readonly kind: 'cached'; readonly page: CachedPage }
  | {
      readonly kind: 'page';
      readonly status: PageStatus;
      readonly html: Uint8Array<ArrayBuffer>;
      readonly isPrivate: boolean;
    };
