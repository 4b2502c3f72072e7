import type { CustomerField } from '@shop/core/customer/customer';
import { Notice } from '../../kit/notice.tsx';
import { useTranslator } from '../../translations/use-translator.ts';
import styles from './personal-data.module.css';

/** Names every field to look at again, each a link to it; what is wrong with it stands beside the field itself. */
export const ErrorSummary = ({
  failures,
  onChoose,
}: {
  readonly failures: readonly { readonly field: CustomerField }[];
  readonly onChoose: (field: CustomerField) => void;
}) => {
  const { t } = useTranslator();
  return (
    <Notice tone="error" title={t('Customer.ErrorSummary', { count: failures.length })}>
      <ul className={styles.errors}>
        {failures.map(({ field }) => (
          <li key={field}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault();
                onChoose(field);
              }}
            >
              {t(`Customer.${field}`)}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
};
