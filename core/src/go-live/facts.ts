import type { SellerSettings } from '../checkout/seller.ts';
import type { LocalDate } from '../dates/local-date.ts';

/** What another program made of a harmless request. `refused`: it does not take the credential of the settings. */
export type Reply = 'accepted' | 'refused' | 'silent';

/** What the public address answers. `untrusted`: with a certificate that this machine does not trust. */
export type AddressFacts = {
  /** Absent when the settings name none. */
  readonly origin?: string | undefined;
  readonly reply: 'ready' | 'notReady' | 'untrusted' | 'silent';
  /** Whether the certificate may be of an authority of this machine's own, which browsers elsewhere do not know. */
  readonly isOwnAuthority: boolean;
};

/** From which address the shop saw a request that came through the proxy with a forged header. */
export type ProxyFacts = {
  /** The header of the settings; absent when they name none. */
  readonly header?: string | undefined;
  /** Absent when the shop could not be asked. `isForged`: it saw the forged address. */
  readonly seen?: { readonly address: string; readonly from: 'header' | 'connection'; readonly isForged: boolean };
};

export type PaymentFacts =
  | { readonly by: 'testBank' }
  /** Settings without which the provider cannot be used. */
  | { readonly by: 'incomplete'; readonly missing: readonly string[] }
  | { readonly by: 'bridge'; readonly reply: Reply }
  | {
      readonly by: 'stripe';
      readonly isTest: boolean;
      readonly reply: Reply;
      /** What the shop's public address makes of a signed event without a payment; absent when it does not answer. */
      readonly webhook?: Reply | undefined;
    };

/** The tokens of a role, by name. */
export type TokenFacts = {
  readonly isReadable: boolean;
  readonly names: readonly string[];
  /** Names whose secret the running shop does not take; absent when it could not be asked. */
  readonly refused?: readonly string[] | undefined;
};

export type DatabaseFacts =
  | { readonly type: 'unusable'; readonly why: string }
  | {
      readonly type: 'checked';
      readonly breaches: number;
      /** Since when a restore is open, in ISO 8601. */
      readonly openSince?: string | undefined;
    };

/** What is sold. Absent where the database cannot be read. */
export type CatalogFacts = {
  readonly products: number;
  /** Files that are still those of the sample, or the examples of a new catalog. */
  readonly unchanged: readonly string[];
  /** The last day with places, when it is near. */
  readonly daysEnd?: LocalDate | undefined;
};

/** Pages, words and pictures. */
export type ContentFacts = {
  /** Whether the settings name a folder of them. */
  readonly isOwn: boolean;
  /** Mistakes in files, and what visitors see of pages and products. */
  readonly faults: number;
  /** Files with the name or promises of the seller that are still those of the sample. */
  readonly unchanged: readonly string[];
};

/** The newest backup; absent when there is none. */
export type BackupFacts = { readonly name: string; readonly hours: number } | undefined;

/** What the server makes of its settings. */
export type SettingsFacts = {
  /** Why it does not start with them, line by line; absent when it could not be asked. */
  readonly refused?: readonly string[] | undefined;
  /** Numbers of the file's lines that set nothing and are no comments. */
  readonly unread: readonly number[];
};

/** What is known about a shop before its first sale. */
export type GoLiveFacts = {
  readonly settings: SettingsFacts;
  readonly address: AddressFacts;
  readonly proxy: ProxyFacts;
  /** A text says what is wrong with the settings. */
  readonly seller: SellerSettings | string | undefined;
  /** Settings of the footer that are not set. */
  readonly contactMissing: readonly string[];
  readonly payments: PaymentFacts;
  readonly mail: { readonly missing: readonly string[]; readonly reply: Reply };
  readonly office: TokenFacts & { readonly hasOperator: boolean };
  readonly door: TokenFacts;
  readonly database: DatabaseFacts;
  readonly catalog?: CatalogFacts | undefined;
  readonly content: ContentFacts;
  readonly backup: BackupFacts;
  /** What the port of health and metrics answers; absent when the settings name none. */
  readonly metrics?: Reply | undefined;
};
