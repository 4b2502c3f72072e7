import { join } from 'node:path';
import type { Activity } from '@shop/core/errors/error-reaction';
import type { ShopError } from '@shop/core/errors/shop-error';
import type {
  CatalogMistake,
  CatalogMistakes,
  CatalogMoved,
  NoSuchVersion,
  OperatorFailure,
} from '@shop/core/ports/catalog-port';
import type { ExitCode } from './exit-codes.ts';

/** How a command that fails ends: `message` and `hints` are for people, the rest and the message for machines. */
export type Report = {
  readonly code: string;
  readonly kind: string;
  readonly message: string;
  /** JSON; facts of an error of the shop are printed as they travel. */
  readonly details: Readonly<Record<string, unknown>>;
  readonly error?: ShopError | undefined;
  readonly hints: readonly string[];
  readonly exitCode: ExitCode;
};

/** Why a command failed. */
export type Failure =
  /** The arguments are invalid; `allowed` lists valid ones. */
  | { readonly type: 'usage'; readonly message: string; readonly allowed?: readonly string[] | undefined }
  /** The shop refused, or did not answer, during an operation. `hints` say in English what is allowed or what to
   *  try. */
  | { readonly type: 'shop'; readonly error: ShopError; readonly during: Activity; readonly hints: readonly string[] }
  /** A refusal that a page shows, by the code of its message. */
  | { readonly type: 'shown'; readonly code: string }
  /** A command is refused, or its subject is not as it should be; exits with `refused` unless it has its own exit
   *  code. */
  | (Partial<Report> & Pick<Report, 'code' | 'kind' | 'message'> & { readonly type: 'refused' })
  /** Something a command needs is missing: a damaged data file, an unwritable folder, a server that is not built. */
  | { readonly type: 'unusable'; readonly message: string };

export const usage = (message: string, allowed?: readonly string[]): Failure => ({ type: 'usage', message, allowed });

export const unusable = (message: string): Failure => ({ type: 'unusable', message });

/** A failure of the shop; `during` selects the reaction to it in the table of core. */
export const shopFailure = (
  error: ShopError,
  during: Activity = 'shopping',
  hints: readonly string[] = [],
): Failure => ({
  type: 'shop',
  error,
  during,
  hints,
});

/** A command that is refused, or whose subject is not as it should be. */
export const refused = (
  kind: string,
  code: string,
  message: string,
  more: Partial<Pick<Report, 'details' | 'hints' | 'exitCode'>> = {},
): Failure => ({ type: 'refused', kind, code, message, ...more });

/** An operator's command that is refused. */
export const operatorRefused = (code: string, message: string, hints: readonly string[] = []): Failure =>
  refused('operator', code, message, { hints });

const mistakesCodes = {
  catalog: 'Catalog.Mistakes',
  prices: 'Prices.Mistakes',
  scenarios: 'Scenarios.Mistakes',
  levers: 'Levers.Mistakes',
} as const;

/** Invalid files, a line per mistake, each with the location that editors and terminals open. `folder` is the folder as
 *  typed. */
export const mistakesIn = (
  of: keyof typeof mistakesCodes,
  folder: string,
  mistakes: readonly CatalogMistake[],
): Failure => {
  const found = `${mistakes.length} ${mistakes.length === 1 ? 'mistake' : 'mistakes'}`;
  const [files, at] = folder === '-' ? ['what was piped in', ''] : [`the files of ${folder}`, folder];
  const message = of === 'catalog' ? `${found} in ${files}; nothing was changed` : `${found} in the ${of}`;
  const hints = mistakes.map(({ file, line, column, message: what }) => `${join(at, file)}:${line}:${column}: ${what}`);
  return refused('mistakes', mistakesCodes[of], message, { details: { mistakes }, hints });
};

/** A file that a command cannot read, or that has mistakes. `named`: the file's name in the message. */
export const fileFailure = (
  of: keyof typeof mistakesCodes,
  named: string,
  fault: (
    | { readonly type: 'unreadable'; readonly reason: string }
    | { readonly type: 'mistakes'; readonly mistakes: readonly CatalogMistake[] }
  ) & { readonly folder?: string },
): Failure =>
  fault.type === 'unreadable'
    ? usage(`${named} cannot be read: ${fault.reason}`)
    : mistakesIn(of, fault.folder ?? '', fault.mistakes);

/** Why an operator's call was refused; has a `kind`, like an error of the shop. */
type OperatorRefusal = CatalogMistakes | CatalogMoved | NoSuchVersion | OperatorFailure;

/** What a command may end with: a failure, or what the shop answered. */
export type Refusal = Failure | ShopError | OperatorRefusal;

/** `folder`: the folder of catalog files as typed. */
export const failureOf = (refusal: Refusal, folder = ''): Failure => {
  if ('type' in refusal) return refusal;
  switch (refusal.kind) {
    case 'mistakes':
      return mistakesIn('catalog', folder, refusal.mistakes);
    case 'moved':
      return operatorRefused(
        'Catalog.Moved',
        `the catalog was changed meanwhile: it is version ${refusal.version} now; nothing was changed`,
        [`see the difference again with: shop catalog import ${folder}`],
      );
    case 'noSuchVersion':
      return operatorRefused('Catalog.NoSuchVersion', 'that version is not kept', [
        `kept are: ${refusal.kept.join(', ')}`,
      ]);
    case 'notAllowed':
      return operatorRefused('Operator.NotAllowed', 'the shop does not take this operator token', [
        'start the server and this command with the same OPERATOR_TOKEN; a server without one takes no operators',
      ]);
  }
  return shopFailure(refusal);
};
