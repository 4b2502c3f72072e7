import type { CustomerField } from '@shop/core/customer/customer';
import { Notice } from '../../kit/notice.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './personal-data.module.css';

type Failure = { readonly field: CustomerField; readonly key: string };

/** Everything that is wrong in one place, each a link to its field. */
export const ErrorSummary = ({
  failures,
  onChoose,
}: {
  readonly failures: readonly Failure[];
  readonly onChoose: (field: CustomerField) => void;
}) => {
  const { t } = useWords();
  return (
    <Notice tone="error" title={t('Customer.ErrorSummary', { count: failures.length })}>
      <ul className={styles.errors}>
        {failures.map(({ field, key }) => (
          <li key={field}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault();
                onChoose(field);
              }}
            >
              {t(`Customer.${field}`)}: {t(key)}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
};
