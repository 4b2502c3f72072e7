import type { BooksPort } from './books-port.ts';
import type { CatalogPort } from './catalog-port.ts';
import type { DeskPort } from './desk-port.ts';
import type { OfficePort } from './office-port.ts';
import type { PeoplePort } from './people-port.ts';

/** The ports of a shop for its operator and staff. */
export type OperatorPorts = {
  readonly books: BooksPort;
  readonly catalog: CatalogPort;
  readonly desk: DeskPort;
  readonly office: OfficePort;
  readonly people: PeoplePort;
};
