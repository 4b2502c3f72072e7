import { cardValueRange } from '@shop/core/catalog/card-value';
import type { ShopError } from '@shop/core/errors/shop-error';
import { cents } from '@shop/core/money/cents';
import { QuantityRow } from '../kit/quantity-row.tsx';
import { ValueSlider } from '../kit/value-slider.tsx';
import { useTranslator } from '../translations/use-translator.ts';
import styles from './card-choice.module.css';
import type { CardChoiceView } from './card-choice.view.ts';
import { type TypedCard, valueField, withPieces, withValue } from './typed-card.ts';

const { min, max, step } = cardValueRange;
/** The scale of a value card's amounts. Units: euros. */
const scale = { min: min / 100, max: max / 100, step: step / 100 };

/** The amount of a value card, and a quantity per price list. */
export const CardChoice = ({
  view: { rows, value },
  onTyped,
  onRefused,
}: {
  readonly view: Pick<CardChoiceView, 'rows' | 'value'>;
  readonly onTyped: (change: (typed: TypedCard) => TypedCard) => void;
  readonly onRefused: (why: ShopError) => void;
}) => {
  const { money } = useTranslator();
  return (
    <div className={styles.choice}>
      {value === undefined ? null : (
        <ValueSlider
          id={valueField}
          label={value.labels.value}
          fieldLabel={value.labels.amount}
          error={value.problem}
          text={value.text}
          value={value.amount === undefined ? undefined : value.amount / 100}
          {...scale}
          format={(euros) => money(cents(euros * 100))}
          onChange={(euros) => onTyped((typed) => withValue(typed, euros))}
        />
      )}
      <ul className={styles.rows}>
        {rows.map((row) => (
          <QuantityRow
            key={row.id}
            row={row}
            // The price of a piece of a value card appears above already.
            isPriced={value === undefined}
            note={row.discount === undefined ? null : <p className={styles.discount}>{row.discount}</p>}
            onQuantity={(quantity) => onTyped((typed) => withPieces(typed, row.id, quantity))}
            onRefused={onRefused}
          />
        ))}
      </ul>
    </div>
  );
};
