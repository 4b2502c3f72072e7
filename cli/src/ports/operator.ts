import type { CatalogPort } from '@shop/core/ports/catalog-port';
import type { DeskPort } from '@shop/core/ports/desk-port';
import type { PeoplePort } from '@shop/core/ports/people-port';

/** A shop that was opened for its operator. */
export type OpenOperator = {
  readonly catalog: CatalogPort;
  readonly desk: DeskPort;
  /** Personal records; only of a data folder or database of one's own. */
  readonly people?: PeoplePort;
  /** IANA name of the resort's time zone. */
  readonly zone: string;
  close(): Promise<void>;
};
