import type { CustomerFieldError } from '@shop/core/customer/customer';
import { errorCatalog, errorKey, type RefusalType } from '@shop/core/errors/error-catalog';
import { type ErrorReaction, reactionTo } from '@shop/core/errors/error-reaction';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { Cents } from '@shop/core/money/cents';
import { customerOptions } from '../arguments/customer-options.ts';
import type { Facts, Translator } from '../translations/translator.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import type { Failure, Report } from './failure.ts';

const causes: Readonly<Record<Extract<ShopError, { kind: 'unreachable' }>['cause'], string>> = {
  network: 'no connection',
  timeout: 'no answer in time',
  status: 'it answered that it cannot serve now',
  malformed: 'its answer is not one of a shop',
  store: 'its data cannot be read or written now',
};

const inEuros = (amount: Cents): string => `${(amount / 100).toFixed(2)} EUR`;

const noCart = 'there is no cart; begin one with: shop cart add-ticket';

/** Returns a line per option to change. The repeated e-mail is not an option, so its error would only confuse. */
const optionFailures = (fields: readonly CustomerFieldError[], words: Translator): readonly string[] =>
  fields.flatMap(({ field, key }) =>
    field === 'emailRepeat' ? [] : [`${customerOptions[field][0]}: ${words.showError(key)} (${key})`],
  );

/** Returns facts of the error in English, in addition to the shop's message; most errors have none. */
const factsInWords = (error: ShopError, words: Translator): readonly string[] => {
  switch (error.kind) {
    case 'capacityFull':
      return error.left === undefined ? [] : [`places left: ${error.left}`];
    case 'cartTooLarge':
      return [`persons in one cart at most: ${error.max}`];
    case 'tooManyGiftCards':
      return [`gift cards in one cart at most: ${error.max}`];
    case 'giftCardsWorthTooMuch':
      return [`gift cards in one cart are worth at most: ${inEuros(error.max)}`];
    case 'tooManyUpsells':
      return [`extras in one cart at most: ${error.max}`];
    case 'totalChanged':
      return [`shown: ${inEuros(error.shown)}, now: ${inEuros(error.now)}`];
    case 'invalidInput':
      return [`${error.field}: expected ${error.expected}`];
    case 'invalidCustomer':
      return optionFailures(error.fields, words);
    case 'notFound':
      return error.what === 'cart' ? [noCart] : [`not there: ${error.what}`];
    case 'refusedByProvider':
      return [`code of the provider: ${error.code}`];
    case 'loginFailed':
      return [error.message];
    case 'unreachable':
      return [causes[error.cause]];
  }
  return [];
};

/** Returns the figures for placeholders such as `{{left}}`; `count` selects the plural form. */
const figuresOf = (error: ShopError): Facts => {
  if (error.kind === 'cartTooLarge') return { max: error.max, count: error.max };
  if (error.kind === 'capacityFull' && error.left !== undefined) return { left: error.left, count: error.left };
  return {};
};

/** Reactions with which a page leads to the cart or reloads it. */
const toCart: readonly ErrorReaction['type'][] = ['goToCart', 'reloadCartAndGoToCart', 'changedElsewhere'];

const exitCodeOfRefusal: Readonly<Record<RefusalType, ExitCode>> = {
  badForm: exitCodes.usage,
  rule: exitCodes.refused,
  running: exitCodes.refused,
  keyReused: exitCodes.refused,
  outOfReach: exitCodes.unreachable,
};

/** Returns the report of a shop's refusal in the words for visitors, with the code of the error. */
const reportShopError = (failure: Extract<Failure, { type: 'shop' }>, words: Translator): Report => {
  const { error, during, hints, words: own } = failure;
  const { kind } = error;
  const reaction = reactionTo(error, during);
  const wayOn = toCart.includes(reaction.type) ? ['see the cart with: shop cart show'] : [];
  return {
    code: errorKey(error),
    kind,
    message: own === undefined ? words.showError(reaction.key, figuresOf(error)) : words.say(own.key, own.facts),
    details: {},
    error,
    hints: [...factsInWords(error, words), ...wayOn, ...hints],
    exitCode: exitCodeOfRefusal[errorCatalog[kind].type],
  };
};

/** Returns how a failure is printed, in the words of a language. */
export const reportFailure = (failure: Failure, words: Translator): Report => {
  const plain = { kind: failure.type, details: {}, hints: [], exitCode: exitCodes.refused };
  switch (failure.type) {
    case 'usage': {
      const { message, allowed } = failure;
      const listed = { details: { allowed }, hints: allowed ?? [] };
      return { ...plain, ...listed, code: 'Usage', message, exitCode: exitCodes.usage };
    }
    case 'shop':
      return reportShopError(failure, words);
    case 'shown':
      return { ...plain, code: failure.code, message: words.showError(failure.code) };
    case 'refused':
      return { ...plain, ...failure };
    case 'unusable':
      return { ...plain, code: 'Unusable', message: failure.message, exitCode: exitCodes.unreachable };
  }
};

/** Reports a thrown error as a bug. People see the stack, since a bug report needs it. */
export const reportBug = (thrown: unknown): Report => {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  const stack = thrown instanceof Error ? (thrown.stack ?? '').split('\n').slice(1) : [];
  return {
    code: 'Bug',
    kind: 'bug',
    message: `bug in the program: ${message}`,
    details: {},
    hints: stack.map((at) => at.trim()),
    exitCode: exitCodes.bug,
  };
};
