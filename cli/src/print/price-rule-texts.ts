import type { Language } from '@shop/core/languages/language';
import { localeTag } from '@shop/core/languages/locale';
import { euroText } from '@shop/core/money/euro-text';
import type { NotApplied, PriceRule } from '@shop/core/pricing/price-derivation';
import { notAppliedText, priceRuleText } from '@shop/core/pricing/price-rule-text';
import type { Translator } from '../translations/translator.ts';

const ruleNames: Readonly<Record<PriceRule['rule'], string>> = {
  listPrice: 'list price',
  quantityDiscount: 'quantity discount',
  facilityDiscount: 'discount of the day',
  quantity: 'quantity',
  promoCode: 'discount code',
  providerPrice: "provider's price",
};

const reasons: Readonly<Record<NotApplied['reason'], string>> = {
  noDiscountPrice: 'no discounted price',
  notCheaper: 'not below the price',
  needsTicket: 'only with its ticket',
  quantityTooSmall: 'needs {{needs}}, has {{has}}',
  noFacilityDiscount: 'no discount on this day',
  promoNotForLine: 'not for this line',
  promoTakesNothing: 'takes nothing off',
};

/** A rule's name in the shop's words, in plain English where there are none. */
export const ruleText = (rule: PriceRule, words: Translator): string => {
  const { key, facts } = priceRuleText(rule);
  return words.textOr(ruleNames[rule.rule], key, facts);
};

/** What the rule works with: an amount, a percentage, a number of pieces. */
export const operandText = (rule: PriceRule, language: Language): string => {
  switch (rule.rule) {
    case 'listPrice':
    case 'quantityDiscount':
    case 'providerPrice':
      return euroText(rule.operand, language);
    case 'promoCode':
      return rule.operand === 0 ? euroText(rule.operand, language) : `-${euroText(rule.operand, language)}`;
    case 'facilityDiscount':
      return rule.operand === 0 ? '0 %' : `-${rule.operand} %`;
    case 'quantity':
      return `× ${rule.operand}`;
  }
};

/** Why a rule changed nothing. */
export const reasonText = (notApplied: NotApplied, words: Translator): string => {
  const { key, facts } = notAppliedText(notApplied);
  return words.textOr(reasons[notApplied.reason], key, facts);
};

/** What rounding dropped, in cents with two decimals and a sign; nothing when nothing was rounded. */
export const remainderText = (hundredthsOfCent: number, language: Language): string =>
  hundredthsOfCent === 0
    ? ''
    : `${new Intl.NumberFormat(localeTag(language), {
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
        signDisplay: 'always',
      }).format(hundredthsOfCent / 100)} ct`;
