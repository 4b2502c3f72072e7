import { useAction } from '../actions/use-action.ts';
import { Button } from '../kit/button.tsx';
import { PostForm } from '../pages/post-form.tsx';
import { useCart } from '../shop-context.tsx';
import { useTranslator } from '../translations/use-translator.ts';
import styles from './refused-cart.module.css';
import { startNewCart } from './start-new-cart.ts';

/** A button for a new cart when the provider refuses this one. Draws nothing while the provider is unreachable. */
export const RefusedCart = () => {
  const { t } = useTranslator();
  const { send } = useAction('startNewCart', startNewCart, {});
  const loaded = useCart();
  if (loaded.ok || loaded.error.kind === 'unreachable') return null;
  return (
    <>
      <PostForm does="startNewCart" className={styles.start} onSend={send}>
        <Button type="submit" look="secondary">
          {t('Cart.StartNew')}
        </Button>
      </PostForm>
      <p>{t('Cart.StartNewNote')}</p>
    </>
  );
};
