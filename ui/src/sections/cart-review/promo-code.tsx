import type { StatedPromo } from '@shop/core/cart/cart';
import { useState } from 'react';
import { useAction } from '../../actions/use-action.ts';
import { Button } from '../../kit/button.tsx';
import { Field } from '../../kit/field.tsx';
import { Icon } from '../../kit/icon.tsx';
import { useTypedBefore } from '../../kit/use-typed-before.ts';
import type { Fields } from '../../page-data/posted-answer.ts';
import { PostForm, usePosted } from '../../pages/post-form.tsx';
import { useTabMemory } from '../../pages/tab-memory.ts';
import { useKnownCart } from '../../shop-context.tsx';
import { besideText } from '../../translations/beside-text.ts';
import { useTranslator } from '../../translations/use-translator.ts';
import { applyPromoCode } from './apply-promo-code.ts';
import { promoField, promoFieldId } from './line-form.ts';
import styles from './promo-code.module.css';

/** The folded field for a promo code; or the cart's code, its discount, and a button that removes it. */
export const PromoCode = () => {
  const cart = useKnownCart();
  const promo = usePromoCode();
  if (cart === undefined || cart.frozen) return null;
  if (cart.promo !== undefined) return <Applied promo={cart.promo} busy={promo.busy} onRemove={promo.send} />;
  return cart.couponsDisabled ? null : <Entry {...promo} />;
};

const Entry = ({ busy, error, typed: posted, send, forget }: ReturnType<typeof usePromoCode>) => {
  const words = useTranslator();
  const { t } = words;
  const [code, setCode] = useState(posted);
  const [isOpen, setOpen] = useState(error !== undefined || posted !== '');
  const field = useTypedBefore<HTMLInputElement>(posted, setCode);
  useTabMemory({
    name: promoField,
    text: code,
    onRecall: (text) => {
      setCode(text);
      setOpen(true);
    },
  });
  return (
    <details className={styles.promo} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.handle}>
        <Icon name="tag" />
        {t('Promo.Title')}
        <Icon name="chevronDown" className={styles.chevron} />
      </summary>
      <PostForm
        does="applyPromoCode"
        className={styles.entry}
        onSend={async (fields) => {
          const { kind } = await send(fields);
          if (kind === 'done') setCode('');
        }}
      >
        <Field
          ref={field}
          id={promoFieldId}
          name={promoField}
          label={t('Promo.Field')}
          error={error && (besideText(error, 'promoCode', words) ?? t('Promo.NotApplied', { code }))}
          value={code}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => {
            forget();
            setCode(event.target.value);
          }}
        />
        <Button type="submit" look="secondary" busy={busy}>
          {t('Promo.Apply')}
        </Button>
      </PostForm>
    </details>
  );
};

const Applied = ({
  promo,
  busy,
  onRemove,
}: {
  readonly promo: StatedPromo;
  readonly busy: boolean;
  readonly onRemove: (fields: Fields) => void;
}) => {
  const { t, money } = useTranslator();
  const { code } = promo;
  return (
    <section className={styles.applied} aria-label={t('Price.promo', { code })}>
      <Icon name="tag" />
      <p className={styles.code}>{t('Price.promo', { code })}</p>
      {promo.description === '' ? null : <p className={styles.description}>{promo.description}</p>}
      {promo.amount === undefined ? null : (
        <p className={styles.saving}>{t('Cart.Savings', { amount: money(promo.amount) })}</p>
      )}
      <PostForm does="applyPromoCode" className={styles.remove} onSend={onRemove}>
        <Button type="submit" look="quiet" busy={busy} aria-label={t('Promo.RemoveOf', { code })}>
          <Icon name="trash" />
          {t('Cart.Remove')}
        </Button>
      </PostForm>
    </section>
  );
};

/** Returns the action that applies or removes a promo code. */
export const usePromoCode = () => {
  const posted = usePosted('applyPromoCode');
  const { send, busy, error, forget } = useAction('applyPromoCode', applyPromoCode, {}, { refused: posted?.error });
  return { send, busy, error, forget, typed: posted?.fields[promoField] ?? '' };
};
