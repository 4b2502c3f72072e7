import type { ResultAsync } from 'neverthrow';
import type { Instant } from '../dates/instant.ts';
import type { LocalDate } from '../dates/local-date.ts';
import type { ErrorOf } from '../errors/shop-error.ts';
import type { FieldDifference } from '../seller/catalog/field-differences.ts';

/** A file of a catalog folder: its path inside the folder, with slashes on every system, and its text. */
export type CatalogFile = { readonly path: string; readonly text: string };

/** Something in a file that cannot be meant: where it stands, from 1 on, and what is allowed there. */
export type CatalogMistake = {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
};

export type CatalogImport = {
  readonly files: readonly CatalogFile[];
  /** Without it the difference is returned and nothing changes. */
  readonly apply: boolean;
  /** The version that the difference was seen against; another one is refused. */
  readonly onto?: number | undefined;
  /** Files without a product, which take everything off sale, are refused without it. */
  readonly empty?: boolean | undefined;
  /** The day that numbers of days count from; today where it is absent. */
  readonly countFrom?: LocalDate | undefined;
};

/** The files of a version, as they were imported, and the day that numbers of days in them count from. */
export type CatalogFiles = {
  readonly files: readonly CatalogFile[];
  /** Absent for a version of release 0.2.0, whose one file has dates alone. */
  readonly countFrom?: LocalDate | undefined;
};

/** What an import changes, or would change. */
export type CatalogOutcome = {
  /** Of what is sold afterwards. */
  readonly version: number;
  readonly applied: boolean;
  readonly differences: readonly FieldDifference[];
};

/** A version of the catalog that was sold once, or is sold now. */
export type CatalogVersion = {
  readonly version: number;
  /** Unknown for what an older program sold. */
  readonly since?: Instant;
  /** Orders that were made under it. */
  readonly orders: number;
  /** The last day with places of what is sold now, once its days run out soon. */
  readonly daysEnd?: LocalDate;
};

export type CatalogMistakes = { readonly kind: 'mistakes'; readonly mistakes: readonly CatalogMistake[] };
export type CatalogMoved = { readonly kind: 'moved'; readonly version: number };
export type NoSuchVersion = { readonly kind: 'noSuchVersion'; readonly kept: readonly number[] };
/** A refusal that only some calls of staff can answer. */
export type CatalogRefusal = CatalogMistakes | CatalogMoved | NoSuchVersion;
/** The token of the operator is wrong, or the shop takes no operators. */
export type NotAllowed = { readonly kind: 'notAllowed' };

export type OperatorFailure = NotAllowed | ErrorOf<'unreachable'>;

/** What is sold, for operators. */
export interface CatalogPort {
  /** All or nothing. Errors: every mistake of the files, including conflicts with what is sold and taken; `moved` if
   *  the catalog is not at the named version. */
  importCatalog(wanted: CatalogImport): ResultAsync<CatalogOutcome, CatalogMistakes | CatalogMoved | OperatorFailure>;
  /** The files of a version, the one that is sold now unless another is named. Errors: `noSuchVersion`. */
  exportCatalog(version?: number): ResultAsync<CatalogFiles, NoSuchVersion | OperatorFailure>;
  /** Every version that is kept, the first one first. */
  listVersions(): ResultAsync<readonly CatalogVersion[], OperatorFailure>;
}
