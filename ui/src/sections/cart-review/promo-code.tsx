import type { StatedPromo } from '@shop/core/cart/cart';
import { errorKey } from '@shop/core/errors/error-catalog';
import type { ShopError } from '@shop/core/errors/shop-error';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Field } from '../../kit/field.tsx';
import { Icon } from '../../kit/icon.tsx';
import { useTypedBefore } from '../../kit/use-typed-before.ts';
import { loaded } from '../../page-data/loaded.ts';
import { PostForm, usePosted } from '../../pages/post-form.tsx';
import { useTabMemory } from '../../pages/tab-memory.ts';
import { useNotify, useProblem } from '../../pages/use-notify.ts';
import { useKnownCart, useShopState, useUseCases } from '../../shop-context.tsx';
import { showCart, toggleCartChanged } from '../../signals/shop-state.ts';
import { useTranslator } from '../../translations/use-translator.ts';
import { promoField, promoFieldId } from './line-form.ts';
import styles from './promo-code.module.css';

/** The folded field for a promo code; or the cart's code, what it takes off, and a button that removes it. */
export const PromoCode = () => {
  const cart = useKnownCart();
  const promo = usePromoCode();
  if (cart === undefined || cart.frozen) return null;
  if (cart.promo !== undefined) return <Applied promo={cart.promo} busy={promo.busy} onRemove={promo.remove} />;
  return cart.couponsDisabled ? null : <Entry {...promo} />;
};

const Entry = ({ busy, error, typed: posted, apply }: ReturnType<typeof usePromoCode>) => {
  const { t, errorText } = useTranslator();
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
        onSend={() => apply(code).then((isApplied) => (isApplied ? setCode('') : undefined))}
      >
        <Field
          ref={field}
          id={promoFieldId}
          name={promoField}
          label={t('Promo.Field')}
          error={error === undefined ? undefined : errorText(errorKey(error))}
          value={code}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => setCode(event.target.value)}
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
  readonly onRemove: () => void;
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
        <input type="hidden" name={promoField} value="" />
        <Button type="submit" look="quiet" busy={busy} aria-label={t('Promo.RemoveOf', { code })}>
          <Icon name="trash" />
          {t('Cart.Remove')}
        </Button>
      </PostForm>
    </section>
  );
};

/** Applies a promo code and takes it off again; the cart that follows shows what it takes off. */
export const usePromoCode = () => {
  const { applyPromoCode, loadCart } = useUseCases();
  const state = useShopState();
  const notify = useNotify();
  const problem = useProblem();
  const { t, language } = useTranslator();
  const posted = usePosted('applyPromoCode');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ShopError | undefined>(posted?.error);

  /** True once the cart is as requested. */
  const send = async (code: string): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setError(undefined);
    const answer = await applyPromoCode(code);
    if (answer.isErr()) {
      problem(answer.error, 'promoCode', { place: setError });
      toggleCartChanged(state);
    } else {
      showCart(state, await loaded(loadCart(language)), language);
      notify.success(t(code === '' ? 'Promo.Removed' : 'PromoCodeValid'));
    }
    setBusy(false);
    return answer.isOk();
  };

  return {
    busy,
    error,
    /** What a post brought back. */
    typed: posted?.fields[promoField] ?? '',
    apply: (code: string) => (code.trim() === '' ? Promise.resolve(false) : send(code)),
    remove: () => send(''),
  };
};
