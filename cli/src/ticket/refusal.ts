import type { Admission, CardBalance, TakeBackResult } from '@shop/core/checkout/admission';
import { instantText } from '@shop/core/dates/instant';
import type { Cents } from '@shop/core/money/cents';
import { euroText } from '@shop/core/money/euro-text';
import { type ExitCode, exitCodes } from '../failures/exit-codes.ts';
import { balanceText, visitsText } from '../print/left-text.ts';

/** Returns an amount as the terminal prints it. */
export const inEuros = (amount: Cents): string => euroText(amount, 'en');
/** Returns the balance of a value card. */
export const balanceOf = ({ worth, balance }: CardBalance): string => balanceText(worth, balance, 'en') ?? '';

type Refused = Exclude<Admission | TakeBackResult, { type: 'admitted' | 'redeemed' | 'takenBack' }>;

/** Returns the exit code and the words of a refusal at the door or in the office. */
export const refusalOf = (refusal: Refused): readonly [ExitCode, string] => {
  switch (refusal.type) {
    case 'alreadyAdmitted': {
      const { at, visits } = refusal;
      if (visits === undefined || visits.left === 0)
        return [exitCodes.alreadyAdmitted, `this code was used already, at ${instantText(at)}`];
      const visitsLeft = visitsText(visits) ?? '';
      return [
        exitCodes.alreadyAdmitted,
        `this code let in its persons of the day, the last at ${instantText(at)}; ${visitsLeft}`,
      ];
    }
    case 'valueCard': {
      const { productTitle, balance } = refusal;
      const wayOn = balance === 0 ? '' : '; --amount takes a part, --whole all of it';
      return [exitCodes.valueCard, `${productTitle}: ${balanceOf(refusal)}; nothing was taken${wayOn}`];
    }
    case 'balanceTooLow':
      return [exitCodes.balanceTooLow, `${refusal.productTitle}: only ${balanceOf(refusal)}; nothing was taken`];
    case 'neverTaken': {
      const { worth, balance, productTitle } = refusal;
      const message = `${productTitle}: less was ever taken, ${inEuros(worth)} less ${inEuros(balance)}; nothing was put back`;
      return [exitCodes.balanceTooLow, message];
    }
    case 'wrongDay': {
      const { first, last } = refusal;
      return [exitCodes.wrongDay, `this ticket is for ${first === last ? first : `${first} to ${last}`}`];
    }
    case 'expired':
      return [exitCodes.expired, `${refusal.productTitle}: its last day was ${refusal.last}`];
    case 'noValueCard':
      return [exitCodes.noValueCard, `${refusal.productTitle}: this is no value card, so it has no amount`];
    case 'keyReused':
      return [
        exitCodes.refused,
        `this key was used at ${instantText(refusal.at)} for ${inEuros(refusal.amount)}; nothing was done now`,
      ];
    case 'canceled':
      return [exitCodes.canceledTicket, 'the order of this ticket was canceled or refunded'];
    case 'unknown':
      return [exitCodes.unknownTicket, 'there is no such ticket'];
  }
};
