import { reactionTo } from '@shop/core/errors/error-reaction';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { CustomerForm } from '@shop/core/ports/checkout-port';
import type { ReactNode } from 'react';
import { CartNotices } from '../../checkout/cart-notices.tsx';
import { CheckoutSteps } from '../../checkout/checkout-steps.tsx';
import { EmptyCart } from '../../checkout/empty-cart.tsx';
import { isFilled } from '../../checkout/filled-cart.ts';
import { LoadFailed } from '../../checkout/load-failed.tsx';
import { FoldedOrder, OrderSummary } from '../../checkout/order-summary.tsx';
import { Columns, Stack } from '../../kit/columns.tsx';
import { RichText } from '../../kit/rich-text.tsx';
import { guestFormId } from '../../page-data/posted-answer.ts';
import type { SectionDataOf } from '../../page-data/section-data.ts';
import { useCart, useShopState } from '../../shop-context.tsx';
import { useTranslator } from '../../translations/use-translator.ts';
import type { SectionProps } from '../section-props.ts';
import styles from './buyer-ways.module.css';
import { guestForm, logInForm } from './lazy-forms.ts';

/** Checkout step 2: the buyer's personal data. */
export const PersonalDataSection = ({ data }: SectionProps<'personalData'>) => {
  const { t } = useTranslator();
  const cart = useCart();
  return (
    <Stack>
      <CheckoutSteps state={{ step: 'personalInfo' }} />
      <h1 tabIndex={-1}>{data.section.title || t('PersonalInfo')}</h1>
      {cart.ok && !isFilled(cart.value) ? (
        <EmptyCart />
      ) : (
        <>
          <RichText html={data.section.text} />
          <CartNotices inForm={data.form.ok ? guestFormId : undefined} holdsAgain />
          <FoldedOrder />
          <Columns>
            {data.form.ok ? <Forms data={data} form={data.form.value} /> : <FailedForm error={data.form.error} />}
            <OrderSummary />
          </Columns>
        </>
      )}
    </Stack>
  );
};

/** Replaces a form that could not be loaded with the reason; empty when core's reaction is to show nothing. */
const FailedForm = ({ error }: { readonly error: ShopError }) => {
  const { errorText } = useTranslator();
  const { type, key } = reactionTo(error, 'checkoutData');
  return type === 'silent' ? null : <LoadFailed>{errorText(key)}</LoadFailed>;
};

/** The form alone for a member; log-in or form for a guest. */
const Forms = ({ data, form }: { readonly data: SectionDataOf<'personalData'>; readonly form: CustomerForm }) => {
  const { member, logInEmail } = useShopState();
  const { language } = useTranslator();
  const guest = <guestForm.Drawn form={form} posted={data.posted} />;
  if (member !== undefined) return guest;
  return (
    <BuyerWays
      opensWith={data.logIn !== undefined || logInEmail.peek() !== '' ? 'logIn' : 'guest'}
      logIn={<logInForm.Drawn key={language} posted={data.logIn} />}
      guest={guest}
    />
  );
};

/** Log-in or guest form, chosen by radio buttons that need no script. Both forms stay in the page, so typed text is not
 *  lost. */
const BuyerWays = ({
  opensWith,
  logIn,
  guest,
}: {
  readonly opensWith: 'logIn' | 'guest';
  readonly logIn: ReactNode;
  readonly guest: ReactNode;
}) => {
  const { t } = useTranslator();
  const way = (name: 'logIn' | 'guest') => (
    <label className={styles.way}>
      <input
        className={styles.choice}
        type="radio"
        name="buyerWay"
        value={name}
        defaultChecked={name === opensWith}
        autoComplete="off"
      />
      {t(name === 'logIn' ? 'Customer.TabLogIn' : 'Customer.TabGuest')}
    </label>
  );
  return (
    <div className={styles.ways}>
      <div className={styles.list} role="radiogroup" aria-label={t('Customer.Ways')}>
        {way('logIn')}
        {way('guest')}
      </div>
      <div className={styles.logIn}>{logIn}</div>
      <div className={styles.guest}>{guest}</div>
    </div>
  );
};
