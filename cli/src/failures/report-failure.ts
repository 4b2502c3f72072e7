import { errorCatalog, type RefusalType } from '@shop/core/errors/error-catalog';
import type { Translator } from '../translations/translator.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import type { Failure, Report } from './failure.ts';
import { reportShopError } from './report-shop-error.ts';

const exitCodeOfRefusal: Readonly<Record<RefusalType, ExitCode>> = {
  badForm: exitCodes.usage,
  rule: exitCodes.refused,
  running: exitCodes.refused,
  keyReused: exitCodes.refused,
  outOfReach: exitCodes.unreachable,
};

export const exitCodeOf = (failure: Failure): ExitCode => {
  switch (failure.type) {
    case 'usage':
      return exitCodes.usage;
    case 'shop':
      return exitCodeOfRefusal[errorCatalog[failure.error.kind].type];
    case 'shown':
      return exitCodes.refused;
    case 'refused':
      return failure.exitCode ?? exitCodes.refused;
    case 'unusable':
      return exitCodes.unreachable;
  }
};

/** How a failure is printed, in the words of a language. */
export const reportFailure = (failure: Failure, words: Translator): Report => {
  const { type: kind } = failure;
  switch (failure.type) {
    case 'usage': {
      const { message, allowed } = failure;
      return { code: 'Usage', kind, message, details: allowed === undefined ? {} : { allowed }, hints: allowed ?? [] };
    }
    case 'shop':
      return reportShopError(failure, words);
    case 'shown': {
      const { code } = failure;
      return { code, kind, message: words.showError(code), details: {}, hints: [] };
    }
    case 'refused': {
      const { code, message, details = {}, hints = [] } = failure;
      return { code, kind: failure.kind, message, details, hints };
    }
    case 'unusable':
      return { code: 'Unusable', kind, message: failure.message, details: {}, hints: [] };
  }
};

/** A bug: what was thrown. The stack is for people, since a bug report needs it. */
export const reportBug = (thrown: unknown): Report => {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  const stack = thrown instanceof Error ? (thrown.stack ?? '').split('\n').slice(1) : [];
  return {
    code: 'Bug',
    kind: 'bug',
    message: `bug in the program: ${message}`,
    details: {},
    hints: stack.map((at) => at.trim()),
  };
};
