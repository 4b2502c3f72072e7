import type { ResultAsync } from 'neverthrow';
import type { Instant } from '../dates/instant.ts';
import type { LocalDate } from '../dates/local-date.ts';
import type { ErrorOf } from '../errors/shop-error.ts';
import type { FieldDifference } from '../seller/catalog/field-differences.ts';
import type { StaffRole } from './staff.ts';

/** A file of a catalog folder: its text, and its path inside the folder with slashes on every system. */
export type CatalogFile = { readonly path: string; readonly text: string };

/** A mistake in a file: its position, from 1, and a message that says what is allowed there. */
export type CatalogMistake = {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
};

export type CatalogImport = {
  readonly files: readonly CatalogFile[];
  /** Whether to apply the import; otherwise only the differences are returned. */
  readonly apply: boolean;
  /** The version with which the differences were computed. The import is refused when the catalog has another
   *  version. */
  readonly onto?: number | undefined;
  /** Confirms files without a product, which remove everything from sale; without it they are refused. */
  readonly empty?: boolean | undefined;
  /** The day from which numbers of days count; today when absent. */
  readonly countFrom?: LocalDate | undefined;
};

/** The files of a version, as imported, and the day from which their numbers of days count. */
export type CatalogFiles = {
  readonly files: readonly CatalogFile[];
  /** Absent for a version of release 0.2.0, whose single file contains dates only. */
  readonly countFrom?: LocalDate | undefined;
};

/** What an import changes, or would change. */
export type CatalogOutcome = {
  /** The catalog version after the import. */
  readonly version: number;
  readonly applied: boolean;
  readonly differences: readonly FieldDifference[];
};

/** A version of the catalog that is or was on sale. */
export type CatalogVersion = {
  readonly version: number;
  /** Absent when an older release did not record it. */
  readonly since?: Instant;
  /** Number of orders based on it. */
  readonly orders: number;
  /** The last day with places in the version now on sale; present when it is near. */
  readonly daysEnd?: LocalDate;
};

export type CatalogMistakes = { readonly kind: 'mistakes'; readonly mistakes: readonly CatalogMistake[] };
export type CatalogMoved = { readonly kind: 'moved'; readonly version: number };
export type NoSuchVersion = { readonly kind: 'noSuchVersion'; readonly kept: readonly number[] };
/** A refusal that only some calls for staff can return. */
export type CatalogRefusal = CatalogMistakes | CatalogMoved | NoSuchVersion;
/** The operator's token is wrong, or the shop has no operator access. `role`: the token is valid, and its role may not
 *  make the call. */
export type NotAllowed = { readonly kind: 'notAllowed'; readonly role?: StaffRole | undefined };

export type OperatorFailure = NotAllowed | ErrorOf<'unreachable'>;

/** The catalog, for operators. */
export interface CatalogPort {
  /** Imports files: all of them or, on an error, nothing. Errors: every mistake in the files, including conflicts with
   *  goods and places in use; `moved` when the catalog does not have the expected version. */
  importCatalog(wanted: CatalogImport): ResultAsync<CatalogOutcome, CatalogMistakes | CatalogMoved | OperatorFailure>;
  /** Returns the files of a version, by default of the present one. Errors: `noSuchVersion`. */
  exportCatalog(version?: number): ResultAsync<CatalogFiles, NoSuchVersion | OperatorFailure>;
  /** Returns all stored versions, the oldest first. */
  listVersions(): ResultAsync<readonly CatalogVersion[], OperatorFailure>;
}
