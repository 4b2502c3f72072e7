import { maxAdults, maxChildren, type PersonCounts } from '@shop/core/packages/package-match';
import { Select } from '../../kit/select.tsx';
import { useTranslator } from '../../translations/use-translator.ts';
import styles from './price-group-card.module.css';

const upTo = (most: number) =>
  Array.from({ length: most + 1 }, (_, count) => ({ value: String(count), text: String(count) }));

/** How many come, which decides the packages that are shown (R-VALID-16). */
export const PersonSelectors = ({
  id,
  counts,
  onChange,
}: {
  readonly id: string;
  readonly counts: PersonCounts;
  readonly onChange: (counts: PersonCounts) => void;
}) => {
  const { t } = useTranslator();
  return (
    <fieldset className={styles.persons}>
      <legend>{t('Ticket.Persons')}</legend>
      <Select
        id={`adults-${id}`}
        label={t('Ticket.Adults')}
        options={upTo(maxAdults)}
        value={String(counts.adults)}
        onChange={(event) => onChange({ ...counts, adults: Number(event.target.value) })}
      />
      <Select
        id={`children-${id}`}
        label={t('Ticket.Children')}
        options={upTo(maxChildren)}
        value={String(counts.children)}
        onChange={(event) => onChange({ ...counts, children: Number(event.target.value) })}
      />
      {counts.adults > 0 && counts.children > 0 ? null : <p className={styles.hint}>{t('Ticket.PersonsHint')}</p>}
    </fieldset>
  );
};
