import { pictureName } from '@shop/core/content/media-choice';
import type { PaymentMethodData } from '../../page-data/section-data.ts';
import { useTranslator } from '../../translations/use-translator.ts';
import styles from './payment-method.module.css';

/** What can be paid with, each by its logo and its title as content tells them (R-METHOD-2). */
export const PaymentMethods = ({ methods }: Pick<PaymentMethodData['section'], 'methods'>) => {
  const { t, language } = useTranslator();
  return (
    <ul className={styles.methods} aria-label={t('Payment.Methods')}>
      {methods.map(({ title, image }) => (
        <li key={`${title} ${image?.url}`}>
          {image === undefined ? null : (
            <img src={image.url} alt={title.trim() === '' ? pictureName(image, language) : ''} width={64} height={40} />
          )}
          {title}
        </li>
      ))}
    </ul>
  );
};
