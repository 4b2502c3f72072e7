import { Button } from '../kit/button.tsx';
import { PostForm } from '../pages/post-form.tsx';
import { useCart, useShopState, useUseCases } from '../shop-context.tsx';
import { useTranslator } from '../translations/use-translator.ts';
import styles from './refused-cart.module.css';

/** The way out of a cart that its provider refuses: another one. Draws nothing while the provider is out of reach. */
export const RefusedCart = () => {
  const { t } = useTranslator();
  const state = useShopState();
  const { startNewCart } = useUseCases();
  const loaded = useCart();
  if (loaded.ok || loaded.error.kind === 'unreachable') return null;
  const start = () => {
    startNewCart();
    state.cart.value = { ok: true, value: undefined };
  };
  return (
    <>
      <PostForm does="startNewCart" className={styles.start} onSend={start}>
        <Button type="submit" look="secondary">
          {t('Cart.StartNew')}
        </Button>
      </PostForm>
      <p>{t('Cart.StartNewNote')}</p>
    </>
  );
};
