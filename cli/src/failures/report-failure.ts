import { join } from 'node:path';
import type { Order } from '@shop/core/checkout/order';
import { instantText } from '@shop/core/dates/instant';
import { declineText } from '../print/order-note-text.ts';
import type { Translator } from '../translations/translator.ts';
import type { Failure, NotAdmitted } from './failure.ts';
import type { Report } from './report.ts';
import { reportShopError } from './report-shop-error.ts';

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

/** What the door says no with. */
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

/** A payment page was gone through, and the order is not completed. */
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

/** How a failure is told, in the words of a language. */
export const reportFailure = (failure: Failure, words: Translator): Report => {
  switch (failure.type) {
    case 'usage': {
      const { message, allowed } = failure;
      const details = allowed === undefined ? {} : { allowed };
      return { code: 'Usage', kind: 'usage', message, details, hints: allowed ?? [] };
    }
    case 'shop':
      return reportShopError(failure, words);
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
