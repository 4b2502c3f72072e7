import type { CatalogPort } from '@shop/core/ports/catalog-port';
import type { DeskPort } from '@shop/core/ports/desk-port';
import type { PeoplePort } from '@shop/core/ports/people-port';

/** What a shop sells, for its operator. */
export type OpenCatalog = { readonly catalog: CatalogPort; close(): Promise<void> };

/** What staff ask a shop for: where tickets are shown, mails are sent once more and orders are looked into. */
export type OpenDesk = {
  readonly desk: DeskPort;
  /** Who buys; of a database of one's own alone. */
  readonly people?: PeoplePort;
  /** IANA name of the resort's time zone. */
  readonly zone: string;
  close(): Promise<void>;
};
