import type { Order } from '@shop/core/checkout/order';
import { memberFields } from '@shop/core/member/member';
import { shopPath } from '@shop/core/paths/shop-paths';
import { Badge } from '../kit/badge.tsx';
import { Button, buttonClass } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { Notice } from '../kit/notice.tsx';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import { formFields, logInName, logOutName } from '../page-data/posted-answer.ts';
import loneRing from '../shell/lone-ring.webp';
import { useSettings } from '../shop-context.tsx';
import { useTranslator } from '../translations/use-translator.ts';
import { AccountFields, type AccountFormData } from './account-fields.tsx';
import styles from './main-site.module.css';
import orderStyles from './past-orders.module.css';
import { pastOrder } from './past-orders.view.ts';

/** Actions of the main site's forms, besides logging in. `keepTyped` shows the page again with the typed values. */
export const mainSiteForms = { register: 'register', changeProfile: 'changeProfile', keepTyped: 'keepTyped' } as const;

/** Data of a page of the main site. */
export type AccountPageData = AccountFormData & {
  /** The address that the form is posted to. */
  readonly action: string;
  /** Address of the other form: from logging in to registering and back, and from the profile to logging in. */
  readonly otherHref: string;
  /** Why the form was refused when no field is invalid: `message` is the provider's own text, `errorKey` a translation
   *  key. */
  readonly message?: string | undefined;
  readonly errorKey?: string | undefined;
  /** Whether a member is logged in. */
  readonly isKnown: boolean;
  readonly isSaved: boolean;
  /** `undefined` when they could not be loaded. */
  readonly orders?: readonly Order[] | undefined;
};

/** A page of the main site: logging in, opening an account, or the profile. */
export const AccountPage = (data: AccountPageData) =>
  data.page === 'profile' ? <Profile {...data} /> : <Entrance {...data} page={data.page} />;

const entrances = {
  login: { asks: logInName, title: 'Account.LogInTitle', lead: 'Account.LogInLead', button: 'LogIn.Button' },
  register: {
    asks: mainSiteForms.register,
    title: 'Account.RegisterTitle',
    lead: 'Account.RegisterLead',
    button: 'Account.RegisterButton',
  },
} as const;
const requiredFields = { login: ['email', 'password'], register: ['name', 'surname', 'email', 'password'] } as const;
const optional = ['phone', 'address', 'postCode', 'city', 'countryCode', 'wellcardId'] as const;

/** Logging in, or opening an account, for which name, address and password are enough. */
const Entrance = ({ page, ...data }: AccountPageData & { readonly page: keyof typeof entrances }) => {
  const { t } = useTranslator();
  const { title, lead, button, asks } = entrances[page];
  const form = { ...data, page };
  const hasMore = optional.some((field) => data.typed[field] !== '' || data.errors.some((one) => one.field === field));
  return (
    <div className={styles.account}>
      <section className={styles.card} aria-labelledby="title">
        <header className={styles.head}>
          <h1 id="title" tabIndex={-1}>
            {t(title)}
          </h1>
          <p>{t(lead)}</p>
        </header>
        <Refusal {...data} />
        <form
          className={styles.form}
          method="post"
          action={data.action}
          noValidate
          data-typed={mainSiteForms.keepTyped}
          aria-label={t(title)}
        >
          <input type="hidden" name={formFields.does} value={asks} autoComplete="off" />
          <AccountFields fields={requiredFields[page]} form={form} />
          {page === 'login' ? null : (
            <details className={styles.more} open={hasMore}>
              <summary>{t('Account.More')}</summary>
              <div className={styles.moreFields}>
                <p className={styles.note}>{t('Account.MoreNote')}</p>
                <AccountFields fields={optional} form={form} />
              </div>
            </details>
          )}
          <Button type="submit" wide>
            {t(button)}
          </Button>
        </form>
        <p className={styles.other}>
          <a href={data.otherHref} rel="nofollow">
            {t(page === 'login' ? 'LogIn.Register' : 'Account.HasAccount')}
          </a>
        </p>
      </section>
      <Benefits />
    </div>
  );
};

const benefits = [
  ['ticket', 'Account.BenefitTickets'],
  ['check', 'Account.BenefitForm'],
  ['bag', 'Account.BenefitCart'],
] as const;

const Benefits = () => {
  const { t } = useTranslator();
  return (
    <aside className={styles.aside} aria-labelledby="benefits">
      <img className={styles.picture} src={loneRing} alt="" width="1920" height="1200" loading="lazy" />
      <div className={styles.benefits}>
        <h2 id="benefits">{t('Account.Benefits')}</h2>
        <ul className={styles.list}>
          {benefits.map(([icon, text]) => (
            <li key={icon}>
              <Icon name={icon} />
              {t(text)}
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
};

const Refusal = ({ message, errorKey }: Pick<AccountPageData, 'message' | 'errorKey'>) => {
  const { errorText } = useTranslator();
  const text = message ?? (errorKey && errorText(errorKey));
  return text === undefined ? null : <Notice tone="error">{text}</Notice>;
};

/** A member's orders and profile. */
const Profile = (data: AccountPageData) => {
  const { typed, isKnown, isSaved, orders, action, otherHref } = data;
  const { t } = useTranslator();
  return (
    <div className={styles.profile}>
      <header className={styles.top}>
        <div className={styles.head}>
          <h1 tabIndex={-1}>{t('Account.ProfileTitle')}</h1>
          <p>{t('Account.LoggedInAs', { email: typed.email })}</p>
        </div>
        {isKnown ? (
          <form method="post" action={action}>
            <Button type="submit" look="secondary" name={formFields.does} value={logOutName}>
              {t('Header.LogOut')}
            </Button>
          </form>
        ) : null}
      </header>
      {isKnown ? null : (
        <Notice tone="error">
          {t('Account.Over')}{' '}
          <a href={otherHref} target="_blank" rel="noopener nofollow">
            {`${t('Account.LogInTitle')} (${t('OpensInNewTab')})`}
          </a>
        </Notice>
      )}
      <Refusal {...data} />
      {isSaved ? (
        <div role="status">
          <Notice tone="success">{t('Account.Saved')}</Notice>
        </div>
      ) : null}
      <div className={styles.columns}>
        {isKnown ? <PastOrders orders={orders} /> : null}
        <section className={styles.card} aria-labelledby="details">
          <h2 id="details">{t('Account.Details')}</h2>
          <p className={styles.note}>{t('Account.MoreNote')}</p>
          <form
            className={styles.form}
            method="post"
            action={action}
            noValidate
            data-typed={mainSiteForms.keepTyped}
            aria-labelledby="details"
          >
            <input type="hidden" name={formFields.does} value={mainSiteForms.changeProfile} autoComplete="off" />
            <AccountFields fields={memberFields} form={data} />
            <Button type="submit" wide>
              {t('Account.Save')}
            </Button>
          </form>
        </section>
      </div>
    </div>
  );
};

/** The member's orders, the newest first, each with a link to its page. */
const PastOrders = ({ orders }: { readonly orders: readonly Order[] | undefined }) => {
  const words = useTranslator();
  const { t, language, errorText } = words;
  const { zone } = useSettings();
  return (
    <section className={orderStyles.orders} aria-labelledby="orders">
      <h2 id="orders">{t('Account.Orders')}</h2>
      {orders === undefined ? <Notice tone="error">{errorText('Error')}</Notice> : null}
      {orders?.length === 0 ? (
        <div className={orderStyles.none}>
          <p>{t('Account.NoOrders')}</p>
          <a className={buttonClass({ look: 'secondary' })} href={shopPath('home', language)}>
            {t('Order.BackToShop')}
          </a>
        </div>
      ) : null}
      <ul className={orderStyles.list}>
        {orders?.map((order) => {
          const { ref, titles, facts, total, state, href } = pastOrder(order, words, zone);
          return (
            <li key={ref} className={orderStyles.order}>
              <div className={orderStyles.what}>
                <h3 className={orderStyles.title}>
                  {titles.map((title) => (
                    <span key={title}>{title}</span>
                  ))}
                </h3>
                <Badge tone={state.tone}>{state.text}</Badge>
              </div>
              <p className={orderStyles.facts}>{facts}</p>
              <div className={orderStyles.what}>
                <strong>{total}</strong>
                {href === undefined ? null : (
                  <a className={orderStyles.open} href={href}>
                    {t('Account.OpenOrder')}
                    <VisuallyHidden>{`: ${titles.join(', ')}`}</VisuallyHidden>
                  </a>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
