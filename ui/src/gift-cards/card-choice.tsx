import { cardValueRange } from '@shop/core/catalog/card-value';
import type { ShopError } from '@shop/core/errors/shop-error';
import { cents } from '@shop/core/money/cents';
import { Badge } from '../kit/badge.tsx';
import { Price } from '../kit/price.tsx';
import { QuantityStepper } from '../kit/quantity-stepper.tsx';
import { ValueSlider } from '../kit/value-slider.tsx';
import { useTranslator } from '../translations/use-translator.ts';
import styles from './card-choice.module.css';
import type { CardChoiceView } from './card-choice.view.ts';
import type { CardRow } from './card-row.view.ts';
import { type TypedCard, valueField, withPieces, withValue } from './typed-card.ts';

type Props = {
  readonly view: Pick<CardChoiceView, 'rows' | 'value'>;
  readonly onTyped: (change: (typed: TypedCard) => TypedCard) => void;
  readonly onTooMany: (beyond: ShopError) => void;
};

const { min, max, step } = cardValueRange;
/** Units: euros. */
const scale = { min: min / 100, max: max / 100, step: step / 100 };

/** The worth of a value card, and a quantity per price list (R-GIFT-1, R-GIFT-2). */
export const CardChoice = ({ view: { rows, value }, onTyped, onTooMany }: Props) => {
  const { money } = useTranslator();
  return (
    <div className={styles.choice}>
      {value === undefined ? null : (
        <ValueSlider
          id={valueField}
          label={value.labels.value}
          fieldLabel={value.labels.amount}
          error={value.problem}
          value={value.amount / 100}
          {...scale}
          format={(euros) => money(cents(euros * 100))}
          onChange={(euros) => onTyped((typed) => withValue(typed, cents(euros * 100)))}
        />
      )}
      <ul className={styles.rows}>
        {rows.map((row) => (
          <Row
            key={row.id}
            row={row}
            isPriced={value === undefined}
            onQuantity={(quantity) => onTyped((typed) => withPieces(typed, row.id, quantity))}
            onTooMany={onTooMany}
          />
        ))}
      </ul>
    </div>
  );
};

const Row = ({
  row: { field, name, price, priceBefore, discount, choice },
  isPriced,
  onQuantity,
  onTooMany,
}: Pick<Props, 'onTooMany'> & {
  readonly row: CardRow;
  /** What a piece of a value card costs stands above already. */
  readonly isPriced: boolean;
  readonly onQuantity: (quantity: number) => void;
}) => (
  <li className={styles.row}>
    <div className={styles.what}>
      <p className={styles.name}>{name}</p>
      {isPriced ? <Price amount={price} before={priceBefore} /> : null}
      {discount === undefined ? null : <p className={styles.discount}>{discount}</p>}
      {choice.type === 'open' && choice.full !== undefined ? <p className={styles.full}>{choice.full}</p> : null}
    </div>
    {choice.type === 'closed' ? (
      <Badge tone="plain">{choice.reason}</Badge>
    ) : (
      <QuantityStepper
        id={field}
        value={choice.quantity}
        max={choice.max}
        labels={choice.labels}
        onChange={onQuantity}
        onTooMany={() => onTooMany(choice.beyond)}
      />
    )}
  </li>
);
