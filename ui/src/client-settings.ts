import type { PersonCategories } from '@shop/core/catalog/person-categories';
import type { Contact } from '@shop/core/papers/contact-words';
import type { Wallet } from '@shop/core/paths/order-path';

/** Programs of others that watch visits, each there only when it is set; none runs without consent. */
export type Tracking = {
  /** Id of a Google Tag Manager container. */
  readonly tagManagerId?: string | undefined;
  /** Address that takes errors as Sentry does: `https://key@host/project`. */
  readonly errorReporting?: string | undefined;
};

/** Settings of the server that pages may know: nothing in here is secret. */
export type ClientSettings = {
  /** Public origin of the shop, without a slash at the end; absolute addresses in the head start with it. */
  readonly origin: string;
  /** The provider's main public site; without it there is no login. */
  readonly mainSiteUrl?: string | undefined;
  /** IANA zone of the resort, which decides what day it is. */
  readonly zone: string;
  /** Which sub price categories mean an adult and a child. */
  readonly personCategories: PersonCategories;
  /** What watches visits, if anything is set up to. */
  readonly tracking?: Tracking | undefined;
  readonly contact?: Contact | undefined;
  /** Those that tickets can be taken into; none when absent. */
  readonly wallets?: readonly Wallet[] | undefined;
  /** Test builds stop the clock. */
  readonly clockStands?: true | undefined;
};
