import type { Translator } from '../translations/translator.ts';
import type { Failure } from './failure.ts';
import type { Report } from './report.ts';
import { reportMistakes } from './report-mistakes.ts';
import { reportNotAdmitted } from './report-not-admitted.ts';
import { reportNotPaid } from './report-not-paid.ts';
import { reportShopError } from './report-shop-error.ts';

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
