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
import type { TranslationKey } from '../translations/translation-key.ts';
import type { Facts } from '../translations/translator.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';

/** How a failure is printed: `message` and `hints` for people; `message` and all other members except `hints` for
 *  `--json`. */
export type Report = {
  readonly code: string;
  readonly kind: string;
  readonly message: string;
  /** JSON values. The facts of `error` are encoded and added when the report is printed. */
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
   *  try; `words` stand in the place of the reaction's. */
  | {
      readonly type: 'shop';
      readonly error: ShopError;
      readonly during: Activity;
      readonly hints: readonly string[];
      readonly words?: { readonly key: TranslationKey; readonly facts: Facts } | undefined;
    }
  /** A refusal that a page shows, by the code of its message. */
  | { readonly type: 'shown'; readonly code: string }
  /** A command is refused, or what it checks is wrong. Exits with `refused` unless it has its own exit code. */
  | (Partial<Report> & Pick<Report, 'code' | 'kind' | 'message'> & { readonly type: 'refused' })
  /** Something that a command needs is missing or broken: a damaged data file, an unwritable folder, a server that
   *  is not built. */
  | { readonly type: 'unusable'; readonly message: string };

export const usage = (message: string, allowed?: readonly string[]): Failure => ({ type: 'usage', message, allowed });

export const unusable = (message: string): Failure => ({ type: 'unusable', message });

/** Makes a failure of the shop; `during` selects the reaction in core's table. */
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

/** Makes the failure of a command that is refused or whose check fails. */
export const refused = (
  kind: string,
  code: string,
  message: string,
  more: Partial<Pick<Report, 'details' | 'hints' | 'exitCode'>> = {},
): Failure => ({ type: 'refused', kind, code, message, ...more });

/** Makes the failure of an operator's command that is refused. */
export const operatorRefused = (code: string, message: string, hints: readonly string[] = []): Failure =>
  refused('operator', code, message, { hints });

const mistakesCodes = {
  catalog: 'Catalog.Mistakes',
  prices: 'Prices.Mistakes',
  scenarios: 'Scenarios.Mistakes',
  levers: 'Levers.Mistakes',
} as const;

/** Makes the failure of invalid files, with a line per mistake in the `file:line:column` form that editors and
 *  terminals open. `folder` is the folder as typed. */
export const mistakesIn = (
  of: keyof typeof mistakesCodes,
  folder: string,
  mistakes: readonly CatalogMistake[],
  exitCode: ExitCode = exitCodes.refused,
): Failure => {
  const count = `${mistakes.length} ${mistakes.length === 1 ? 'mistake' : 'mistakes'}`;
  const [files, at] = folder === '-' ? ['what was piped in', ''] : [`the files of ${folder}`, folder];
  const message = of === 'catalog' ? `${count} in ${files}; nothing was changed` : `${count} in the ${of}`;
  const hints = mistakes.map(({ file, line, column, message: what }) => `${join(at, file)}:${line}:${column}: ${what}`);
  return refused('mistakes', mistakesCodes[of], message, { details: { mistakes }, hints, exitCode });
};

/** Makes the failure of a file that cannot be read or has mistakes. `named` is the file's name in the message. */
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

/** Why an operator's call was refused. Like an error of the shop it has a `kind`. */
type OperatorRefusal = CatalogMistakes | CatalogMoved | NoSuchVersion | OperatorFailure;

/** Why a command fails: a failure of the program, or an error of the shop. */
export type Refusal = Failure | ShopError | OperatorRefusal;

/** Turns a refusal into a failure. `folder` is the folder of catalog files as typed. */
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
      if (refusal.role !== undefined)
        return operatorRefused(
          'Operator.NotAllowed',
          `the role of this operator token, ${refusal.role}, does not allow this command`,
          ['use a token of OFFICE_TOKENS'],
        );
      return operatorRefused('Operator.NotAllowed', 'the shop does not take this operator token', [
        'start the server and this command with the same OPERATOR_TOKEN; a server without one takes no operators',
      ]);
  }
  return shopFailure(refusal);
};
