import type { PriceGroupId } from '@shop/core/ids';
import { maxAdults, maxChildren, type PersonCounts } from '@shop/core/packages/package-match';
import { Button } from '../../kit/button.tsx';
import { Select } from '../../kit/select.tsx';
import { useTypedBefore } from '../../kit/use-typed-before.ts';
import { formFields } from '../../page-data/posted-answer.ts';
import { useTranslator } from '../../translations/use-translator.ts';
import styles from './price-group-card.module.css';
import { adultsField, childrenField } from './typed-quantities.ts';

const upTo = (most: number) =>
  Array.from({ length: most + 1 }, (_, count) => ({ value: String(count), text: String(count) }));

/** How many come, which decides the packages that are shown (R-VALID-16). */
export const PersonSelectors = ({
  id,
  counts,
  onChange,
}: {
  readonly id: PriceGroupId;
  readonly counts: PersonCounts;
  readonly onChange: (counts: Partial<PersonCounts>) => void;
}) => {
  const { t } = useTranslator();
  const adults = useTypedBefore<HTMLSelectElement>(String(counts.adults), (text) => onChange({ adults: Number(text) }));
  const children = useTypedBefore<HTMLSelectElement>(String(counts.children), (text) =>
    onChange({ children: Number(text) }),
  );
  return (
    <fieldset className={styles.persons}>
      <legend>{t('Ticket.Persons')}</legend>
      <Select
        ref={adults}
        id={adultsField(id)}
        name={adultsField(id)}
        label={t('Ticket.Adults')}
        options={upTo(maxAdults)}
        value={String(counts.adults)}
        onChange={(event) => onChange({ adults: Number(event.target.value) })}
      />
      <Select
        ref={children}
        id={childrenField(id)}
        name={childrenField(id)}
        label={t('Ticket.Children')}
        options={upTo(maxChildren)}
        value={String(counts.children)}
        onChange={(event) => onChange({ children: Number(event.target.value) })}
      />
      {counts.adults > 0 && counts.children > 0 ? null : <p className={styles.hint}>{t('Ticket.PersonsHint')}</p>}
      <noscript>
        <Button type="submit" look="secondary" name={formFields.step} value="">
          {t('Ticket.ShowPrices')}
        </Button>
      </noscript>
    </fieldset>
  );
};
