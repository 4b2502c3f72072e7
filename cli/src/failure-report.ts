import { join } from 'node:path';
import type { Order } from '@shop/core/checkout/order';
import type { CustomerField, CustomerFieldError } from '@shop/core/customer/customer';
import { instantText } from '@shop/core/dates/instant';
import { errorKey } from '@shop/core/errors/error-key';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { Cents } from '@shop/core/money/cents';
import type { Failure, NotAdmitted } from './failure.ts';
import { declineText } from './print/order-note-text.ts';
import type { Facts, Translator } from './translator.ts';

/** A failure as it is told: `message` and `hints` to people, all but the hints to machines. */
export type Report = {
  readonly code: string;
  readonly kind: string;
  readonly message: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly hints: readonly string[];
};

const optionOf: Readonly<Record<Exclude<CustomerField, 'emailRepeat'>, string>> = {
  firstName: '--first-name',
  lastName: '--last-name',
  email: '--email',
  address: '--address',
  postCode: '--post-code',
  city: '--city',
  country: '--country',
  phoneNumber: '--phone',
  loyaltyId: '--loyalty',
};

const causes: Readonly<Record<Extract<ShopError, { kind: 'unreachable' }>['cause'], string>> = {
  network: 'no connection',
  timeout: 'no answer in time',
  status: 'it answered that it cannot serve now',
  malformed: 'its answer is not one of a shop',
  store: 'its data cannot be read or written now',
};

const inEuros = (amount: Cents): string => `${(amount / 100).toFixed(2)} EUR`;

const noCart = 'there is no cart; begin one with: shop cart add-ticket';

/** A line per option that must change. The e-mail's repetition is not typed here, so its own failure would only puzzle. */
const optionFailures = (fields: readonly CustomerFieldError[], words: Translator): readonly string[] =>
  fields.flatMap(({ field, key }) =>
    field === 'emailRepeat' ? [] : [`${optionOf[field]}: ${words.tellError(key)} (${key})`],
  );

/** What is allowed, or what was found, in plain English beside the shop's own words; most errors have nothing to add. */
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

/** The figures that a translation may name, such as `{{left}}`; `count` picks its plural form. */
const figuresOf = (error: ShopError): Facts => {
  if (error.kind === 'cartTooLarge') return { max: error.max, count: error.max };
  if (error.kind === 'capacityFull' && error.left !== undefined) return { left: error.left, count: error.left };
  return {};
};

const reportShopError = (error: ShopError, hints: readonly string[], words: Translator): Report => {
  const { kind, ...details } = error;
  const code = errorKey(error);
  return {
    code,
    kind,
    message: words.tellError(code, figuresOf(error)),
    details,
    hints: [...factsInWords(error, words), ...hints],
  };
};

const reportNotPaid = ({ ref, number, outcome, status = 'unknown', declineReason }: Order): Report => ({
  code: `Payment.${status}`,
  kind: 'notPaid',
  message: `the order is not paid: payment ${status}${outcome === undefined ? '' : `, order ${outcome}`}`,
  details: { ref, number, status, ...(declineReason === undefined ? {} : { declineReason }), outcome },
  hints: [
    ...(declineReason === undefined ? [] : [`the bank declined: ${declineText(declineReason)}`]),
    status === 'initializing' || status === 'unknown'
      ? `not decided yet; look again with: shop checkout order ${ref}`
      : 'the cart is kept; try again with: shop checkout pay --card <number>',
  ],
});

const notAdmittedText = (admission: NotAdmitted): string => {
  switch (admission.type) {
    case 'alreadyAdmitted':
      return `this ticket has let somebody in already, at ${instantText(admission.at)}`;
    case 'wrongDay':
      return admission.first === admission.last
        ? `this ticket is for ${admission.first}`
        : `this ticket is for ${admission.first} to ${admission.last}`;
    case 'canceled':
      return 'the order of this ticket was canceled or refunded';
    case 'unknown':
      return 'there is no such ticket';
  }
};

const reportNotAdmitted = (admission: NotAdmitted): Report => ({
  code: `Ticket.${admission.type}`,
  kind: 'notAdmitted',
  message: notAdmittedText(admission),
  details: 'at' in admission ? { ...admission, at: instantText(admission.at) } : admission,
  hints: [],
});

const mistakesCode = {
  catalog: 'Catalog.Mistakes',
  prices: 'Prices.Mistakes',
  scenarios: 'Scenarios.Mistakes',
  levers: 'Levers.Mistakes',
} as const;

/** A line a mistake, each with the address that editors and terminals open. */
const reportMistakes = ({ of, folder, mistakes }: Extract<Failure, { type: 'mistakes' }>): Report => {
  const found = `${mistakes.length} ${mistakes.length === 1 ? 'mistake' : 'mistakes'}`;
  const [files, at] = folder === '-' ? ['what was piped in', ''] : [`the files of ${folder}`, folder];
  return {
    code: mistakesCode[of],
    kind: 'mistakes',
    message: of === 'catalog' ? `${found} in ${files}; nothing was changed` : `${found} in the ${of}`,
    details: { mistakes },
    hints: mistakes.map(({ file, line, column, message }) => `${join(at, file)}:${line}:${column}: ${message}`),
  };
};

export const reportFailure = (failure: Failure, words: Translator): Report => {
  switch (failure.type) {
    case 'usage': {
      const { message, allowed } = failure;
      const details = allowed === undefined ? {} : { allowed };
      return { code: 'Usage', kind: 'usage', message, details, hints: allowed ?? [] };
    }
    case 'shop':
      return reportShopError(failure.error, failure.hints ?? [], words);
    case 'shown': {
      const { code } = failure;
      return { code, kind: 'shown', message: words.tellError(code), details: {}, hints: [] };
    }
    case 'notPaid':
      return reportNotPaid(failure.order);
    case 'noPaper': {
      const { number, outcome } = failure.order;
      const message = 'the order has no tickets any more: its money went back or is on its way back';
      return { code: 'NoTickets', kind: 'noPaper', message, details: { number, outcome }, hints: [] };
    }
    case 'notAdmitted':
      return reportNotAdmitted(failure.admission);
    case 'mistakes':
      return reportMistakes(failure);
    case 'findings': {
      const { faults } = failure;
      const message = `visitors see ${faults} ${faults === 1 ? 'fault' : 'faults'} of this content`;
      return { code: 'Content.Faults', kind: 'findings', message, details: { faults }, hints: [] };
    }
    case 'brokenLaws': {
      const { laws } = failure;
      const message = `${laws.length === 1 ? 'a law' : 'laws'} of prices ${laws.length === 1 ? 'does' : 'do'} not hold: ${laws.join(', ')}`;
      return { code: 'Prices.LawBroken', kind: 'brokenLaws', message, details: { laws }, hints: [] };
    }
    case 'centsDiffer': {
      const { figures } = failure;
      const message = `${figures} ${figures === 1 ? 'figure differs' : 'figures differ'} from what our rules make of the cart`;
      return { code: 'Cents.Differ', kind: 'centsDiffer', message, details: { figures }, hints: [] };
    }
    case 'scenariosFailed': {
      const { failed, runs } = failure;
      const message = `${failed} of ${runs} ${runs === 1 ? 'scenario' : 'scenarios'} did not end as told`;
      return { code: 'Scenarios.Failed', kind: 'scenariosFailed', message, details: { failed, runs }, hints: [] };
    }
    case 'operator': {
      const { code, message, hints } = failure;
      return { code, kind: 'operator', message, details: {}, hints };
    }
    case 'unusable':
      return { code: 'Unusable', kind: 'unusable', message: failure.message, details: {}, hints: [] };
  }
};

/** A bug: what was thrown. The stack goes to people, since a bug report needs it. */
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
