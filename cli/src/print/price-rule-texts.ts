import type { Language } from '@shop/core/languages/language';
import { localeTag } from '@shop/core/languages/locale';
import { euroText } from '@shop/core/money/euro-text';
import { isPercentRule, type PriceRule } from '@shop/core/pricing/price-derivation';

/** Returns the operand of a rule: an amount, a percentage or a number of pieces. */
export const operandText = (rule: PriceRule, language: Language): string => {
  if (isPercentRule(rule)) return rule.operand === 0 ? '0 %' : `-${rule.operand} %`;
  switch (rule.rule) {
    case 'listPrice':
    case 'quantityDiscount':
    case 'providerPrice':
      return euroText(rule.operand, language);
    case 'promoCode':
      return rule.operand === 0 ? euroText(rule.operand, language) : `-${euroText(rule.operand, language)}`;
    case 'quantity':
      return `× ${rule.operand}`;
  }
};

/** Returns what rounding dropped, in cents with two decimals and a sign; an empty text when nothing was rounded. */
export const remainderText = (hundredthsOfCent: number, language: Language): string =>
  hundredthsOfCent === 0
    ? ''
    : `${new Intl.NumberFormat(localeTag(language), {
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
        signDisplay: 'always',
      }).format(hundredthsOfCent / 100)} ct`;
