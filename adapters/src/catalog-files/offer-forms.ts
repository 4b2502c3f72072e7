import type { LocalDate } from '@shop/core/dates/local-date';
import {
  goodsKinds,
  type Named,
  type SoldPromo,
  type SoldUpsell,
  type Texts,
} from '@shop/core/host/catalog/host-catalog';
import { productId, upsellId } from '@shop/core/ids';
import { percent } from '@shop/core/money/percent';
import type { Promo } from '@shop/core/pricing/promo-discount';
import { byText } from './by-text.ts';
import { dayAt } from './days-form.ts';
import type { NothingLeft } from './nothing-left.ts';
import type { CategoryForm, PromoForm, UpsellForm } from './offer-schemas.ts';
import { centsOf, eurosOf, priceForm, soldPrice } from './price-forms.ts';
import { fieldForm, optionalField, textsOf } from './texts-form.ts';

export const categoryForm = (id: string, texts: Texts<Named>): CategoryForm => ({
  id,
  name: fieldForm(texts, ({ name }) => name) ?? '',
});

export const categoryTexts = (form: CategoryForm): Texts<Named> =>
  textsOf(form, ['name'], (text) => ({ name: text('name') }));

export const upsellForm = (upsell: SoldUpsell): UpsellForm => {
  const { id, price, priceWithDiscount, image, isBoundToDay, parents, texts, ...rest } = upsell;
  rest satisfies NothingLeft;
  return {
    id,
    name: fieldForm(texts, ({ name }) => name) ?? '',
    ...optionalField('description', texts, ({ description }) => description),
    image,
    ...priceForm(upsell),
    boundToDay: isBoundToDay,
    parents: [...parents],
  };
};

export const soldUpsell = (form: UpsellForm): SoldUpsell => ({
  id: upsellId(form.id),
  ...soldPrice(form),
  image: form.image,
  isBoundToDay: form.boundToDay,
  parents: form.parents.toSorted(byText).map(productId),
  texts: textsOf(form, ['name', 'description'], (text) => ({
    name: text('name'),
    description: text('description'),
  })),
});

const worthForm = (promo: Promo): Pick<PromoForm, 'percent' | 'amount'> => {
  switch (promo.type) {
    case 'percent':
      return { percent: promo.percent };
    case 'amount':
      return { amount: eurosOf(promo.amount) };
  }
};

export const promoForm = (code: string, sold: SoldPromo): PromoForm => {
  const { promo, validFrom, validUntil, kinds, products, maxUses, texts, ...rest } = sold;
  rest satisfies NothingLeft;
  return {
    code,
    description: fieldForm(texts, ({ description }) => description) ?? '',
    ...worthForm(promo),
    ...(validFrom === undefined ? {} : { validFrom }),
    ...(validUntil === undefined ? {} : { validUntil }),
    ...(kinds === undefined ? {} : { kinds: [...kinds] }),
    ...(products === undefined ? {} : { products: [...products] }),
    ...(maxUses === undefined ? {} : { maxUses }),
  };
};

const worthOf = ({ percent: share, amount = 0 }: PromoForm): Promo =>
  share === undefined ? { type: 'amount', amount: centsOf(amount) } : { type: 'percent', percent: percent(share) };

/** `first` is what numbers of days count from. */
export const soldPromo = ({ kinds, ...form }: PromoForm, first: LocalDate): SoldPromo => ({
  promo: worthOf(form),
  ...(form.validFrom === undefined ? {} : { validFrom: dayAt(form.validFrom, first) }),
  ...(form.validUntil === undefined ? {} : { validUntil: dayAt(form.validUntil, first) }),
  ...(kinds === undefined ? {} : { kinds: goodsKinds.filter((kind) => kinds.includes(kind)) }),
  ...(form.products === undefined ? {} : { products: form.products.toSorted(byText).map(productId) }),
  ...(form.maxUses === undefined ? {} : { maxUses: form.maxUses }),
  texts: textsOf(form, ['description'], (text) => ({ description: text('description') })),
});
