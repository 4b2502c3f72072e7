import type { PersonCategories } from '@shop/core/catalog/person-categories';
import type { Contact } from '@shop/core/papers/contact-words';
import type { Wallet } from '@shop/core/paths/order-path';

/** Settings of third-party programs that record visits. `undefined` disables a program; none runs without consent. */
export type Tracking = {
  /** Id of a Google Tag Manager container. */
  readonly tagManagerId?: string | undefined;
  /** DSN of a service that takes errors as Sentry does: `https://key@host/project`. */
  readonly errorReporting?: string | undefined;
};

/** Settings of the server that pages contain: none of them is secret. */
export type ClientSettings = {
  /** Public origin of the shop, without a slash at the end, for absolute addresses in the head. */
  readonly origin: string;
  /** The provider's main public site; `undefined` when there is no log-in. */
  readonly mainSiteUrl?: string | undefined;
  /** IANA zone of the resort, which determines the current day. */
  readonly zone: string;
  /** Person categories that mean adult and child. */
  readonly personCategories: PersonCategories;
  /** Programs that record visits; `undefined` when the settings name none. */
  readonly tracking?: Tracking | undefined;
  readonly contact?: Contact | undefined;
  /** Wallets that accept tickets; `undefined` when there are none. */
  readonly wallets?: readonly Wallet[] | undefined;
  /** Set when payments run in the test mode of their provider, in which no money is paid. */
  readonly testMode?: true | undefined;
  /** Set when a test has fixed the time of the shop. */
  readonly clockStands?: true | undefined;
};
