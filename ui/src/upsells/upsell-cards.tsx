import { maxPiecesPerLine, piecesRefused } from '@shop/core/availability/pieces';
import type { CartLine } from '@shop/core/cart/cart-line';
import type { Upsell } from '@shop/core/cart/upsell';
import { productPicture } from '@shop/core/content/media';
import { useId, useState } from 'react';
import { useAction } from '../actions/use-action.ts';
import { Button } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { Picture } from '../kit/picture.tsx';
import { Price } from '../kit/price.tsx';
import { QuantityStepper, quantityLabels } from '../kit/quantity-stepper.tsx';
import { Select } from '../kit/select.tsx';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import type { Fields } from '../page-data/posted-answer.ts';
import { PostForm, usePosted } from '../pages/post-form.tsx';
import { useCart, useKnownCart } from '../shop-context.tsx';
import { besideText } from '../translations/beside-text.ts';
import { useTranslator } from '../translations/use-translator.ts';
import { addUpsell } from './add-upsell.ts';
import styles from './upsell-cards.module.css';
import { typedUpsell, upsellDayField, upsellField, upsellQuantityId } from './upsell-form.ts';
import rowStyles from './upsell-row.module.css';

/** Upsells below a heading; draws nothing when there are none. */
const UpsellCards = ({
  upsells,
  items,
}: {
  readonly upsells: readonly Upsell[];
  /** The cart's lines, which contain what the upsells go with. */
  readonly items: readonly CartLine[];
}) => {
  const { t } = useTranslator();
  const id = useId();
  return upsells.length === 0 ? null : (
    <section className={styles.offers} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('Upsell.Title')}
      </h2>
      <ul className={styles.rows}>
        {upsells.map((upsell) => (
          <UpsellRow key={upsell.id} upsell={upsell} inCart={piecesInCart(upsell, items)} />
        ))}
      </ul>
    </section>
  );
};

/** Returns how many pieces of an upsell the cart contains, for all days. */
export const piecesInCart = ({ id }: Upsell, items: readonly CartLine[]): number =>
  items.reduce(
    (pieces, line) => pieces + (line.kind === 'upsell' && line.upsellId === id ? line.price.quantity : 0),
    0,
  );

/** The upsells of the cart. */
export const CartUpsells = () => {
  const cart = useKnownCart();
  return cart === undefined || cart.frozen ? null : <UpsellCards upsells={cart.upsells} items={cart.items} />;
};

/** The upsells of what was just added. */
export const OfferedUpsells = ({ upsells }: { readonly upsells: readonly Upsell[] }) => {
  const loaded = useCart();
  const cart = loaded.ok ? loaded.value : undefined;
  // Prices are taken from the cart, where they are current.
  const now = upsells.map((upsell) => cart?.upsells.find(({ id }) => id === upsell.id) ?? upsell);
  return <UpsellCards upsells={now} items={cart?.items ?? []} />;
};

/** One upsell in a row, with its quantity, its day and a button of its own: one press adds one piece. */
const UpsellRow = ({
  upsell,
  inCart,
}: {
  readonly upsell: Upsell;
  /** Units: pieces. */
  readonly inCart: number;
}) => {
  const words = useTranslator();
  const { t } = words;
  const { id, name, dates } = upsell;
  const { typed, setTyped, press, busy, error, refuse, added } = useAddUpsell(upsell);
  const quantityId = upsellQuantityId(id);
  const problem = error && besideText(error, 'upsell', words);
  return (
    <li className={rowStyles.row}>
      <Picture className={rowStyles.picture} media={productPicture(upsell)} sizes="3rem" decorative />
      <div className={rowStyles.words}>
        <h3 className={rowStyles.name}>{name}</h3>
        {inCart === 0 ? (
          <p className={rowStyles.description}>{upsell.description}</p>
        ) : (
          <p className={rowStyles.inCart}>{t('Upsell.InCart', { quantity: inCart })}</p>
        )}
        <span role="status">
          <VisuallyHidden>{added === undefined ? '' : t('Upsell.Added', { quantity: added, name })}</VisuallyHidden>
        </span>
      </div>
      <div className={rowStyles.price}>
        <Price amount={upsell.priceWithDiscount ?? upsell.price} before={upsell.price} />
      </div>
      <PostForm does="addUpsell" className={rowStyles.choice} onSend={press}>
        <input type="hidden" name={upsellField} value={id} />
        {dates.length > 1 ? (
          <Select
            id={`${quantityId}-day`}
            name={upsellDayField}
            label={t('Upsell.Day')}
            value={typed.day}
            options={dates.map((day) => ({ value: day, text: words.weekdayAndDay(day) }))}
            onChange={(event) => setTyped({ ...typed, day: event.target.value })}
          />
        ) : null}
        <QuantityStepper
          id={quantityId}
          value={typed.quantity}
          min={1}
          max={maxPiecesPerLine}
          labels={quantityLabels(name, words)}
          onChange={(quantity) => setTyped({ ...typed, quantity })}
          onRefused={() => refuse(piecesRefused)}
        />
        <Button
          type="submit"
          look="secondary"
          busy={busy}
          className={rowStyles.add}
          aria-label={t('Upsell.AddOf', { name })}
        >
          <Icon name="bag" />
          <span className={rowStyles.addText}>{t('Upsell.Add')}</span>
        </Button>
        {problem === undefined ? null : (
          <p className={rowStyles.problem} role="alert">
            {problem}
          </p>
        )}
      </PostForm>
    </li>
  );
};

const useAddUpsell = (upsell: Upsell) => {
  const posted = usePosted('addUpsell');
  const [typed, setTyped] = useState(() => typedUpsell(upsell, new Map(Object.entries(posted?.fields ?? {}))));
  /** Units: pieces. */
  const [added, setAdded] = useState<number>();
  const page = { upsells: [upsell] };
  const { send, busy, error, refuse, forget } = useAction('addUpsell', addUpsell, page, {
    refused: posted?.fields[upsellField] === upsell.id ? posted.error : undefined,
  });
  const press = async (fields: Fields) => {
    if (!busy) setAdded(undefined);
    const { kind } = await send(fields);
    if (kind !== 'added') return;
    setAdded(typed.quantity);
    setTyped((now) => ({ ...now, quantity: 1 }));
  };
  const retype = (now: typeof typed) => {
    forget();
    setTyped(now);
  };
  return { typed, setTyped: retype, press, busy, error, refuse, added };
};
