import { anna } from '../contracts/shopping.ts';
import type { PageDeed, Pressed } from './page-deeds.ts';
import type { PageForm, ShownPage } from './page-reading.ts';
import { member, memberPassword } from './page-site.ts';
import { codes } from './walk-catalog.ts';
import { at } from './walk-deeds.ts';

export type Press = Extract<PageDeed, { readonly type: 'press' }>;

const does =
  (name: string) =>
  (form: PageForm): boolean =>
    form.fields.get('does') === name;

const isOf: Readonly<Record<Pressed, (form: PageForm) => boolean>> = {
  startPayment: (form) => does('startPayment')(form) && form.fields.get('paymentType') === 'payment',
  reserve: (form) => does('startPayment')(form) && form.fields.get('paymentType') === 'preauthorization',
  customer: ({ fields }) => fields.has('firstName'),
  stopPayment: does('stopPayment'),
  cancel: ({ fields }) => fields.has('id') && !fields.has('does'),
  extendHold: does('extendHold'),
  changeQuantity: does('changeQuantity'),
  removeItem: does('removeItem'),
  applyPromoCode: does('applyPromoCode'),
  addUpsell: does('addUpsell'),
  logIn: does('logIn'),
  logOut: does('logOut'),
};

/** The form that a press means on a tab's page, however old; none if the page lacks it. */
export const formOf = ({ forms }: ShownPage, { form, nth }: Press): PageForm | undefined =>
  at(forms.filter(isOf[form]), nth);

/** Names that no other visitor may read. */
export const nameOf = (browser: number): string => `Kupec${'ABC'[browser]}`;

const fieldLike = (form: PageForm, start: string): string =>
  [...form.fields.keys()].find((name) => name.startsWith(start)) ?? start;

/** What is typed before the press. */
export const typedInto = (form: PageForm, press: Press): Readonly<Record<string, string>> => {
  switch (press.form) {
    case 'customer': {
      const { country, email, ...typed } = anna;
      return { ...typed, lastName: nameOf(press.browser), country, email, emailRepeat: email };
    }
    case 'changeQuantity':
      return { [fieldLike(form, 'quantity-')]: String(press.quantity) };
    case 'addUpsell':
      return { [fieldLike(form, 'upsell-')]: String(press.quantity) };
    case 'applyPromoCode':
      return { promoCode: codes[press.code] ?? '' };
    case 'logIn':
      return { email: member.email, password: press.quantity === 0 ? 'wrong' : memberPassword };
    case 'startPayment':
    case 'reserve':
    case 'stopPayment':
    case 'cancel':
    case 'extendHold':
    case 'removeItem':
    case 'logOut':
      return {};
  }
};
