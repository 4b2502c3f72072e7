import { contactWords } from '@shop/core/papers/contact-words';
import { phoneLink } from '@shop/core/paths/phone-link';
import { supportCodePath } from '@shop/core/paths/support-code-path';
import { buttonClass } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { useSettings } from '../shop-context.tsx';
import { useTranslator } from '../translations/use-translator.ts';
import styles from './order-help.module.css';

/** How to reach the resort about an order, with the support code. */
export const OrderHelp = () => {
  const { t, language } = useTranslator();
  const { phone, email } = contactWords(useSettings().contact, { t });
  const ways = [
    { icon: 'phone', href: phoneLink(phone), text: phone },
    { icon: 'mail', href: `mailto:${email}`, text: email },
    { icon: 'info', href: supportCodePath(language), text: t('SupportCode') },
  ] as const;
  return (
    <section className={styles.help} aria-labelledby="order-help">
      <h2 id="order-help" className={styles.title}>
        {t('Order.Help')}
      </h2>
      <ul className={styles.ways}>
        {ways.map(({ icon, href, text }) => (
          <li key={icon}>
            <a className={buttonClass({ look: 'quiet' })} href={href}>
              <Icon name={icon} />
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};
