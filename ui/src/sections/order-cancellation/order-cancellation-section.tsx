import { cancellationFields } from '@shop/core/paths/cancellation-path';
import { Button, ButtonLink } from '../../kit/button.tsx';
import { Facts } from '../../kit/facts.tsx';
import { Notice } from '../../kit/notice.tsx';
import { RichText } from '../../kit/rich-text.tsx';
import { usePaths } from '../../pages/use-paths.ts';
import { useTranslator } from '../../translations/use-translator.ts';
import type { SectionProps } from '../section-props.ts';
import styles from './order-cancellation.module.css';
import { orderCancellationView } from './order-cancellation.view.ts';

/** Asks for confirmation before cancelling an order, and shows the result. The form is posted, with and without
 *  script. */
export const OrderCancellationSection = ({ data }: SectionProps<'orderCancellation'>) => {
  const words = useTranslator();
  const { t } = words;
  const { home } = usePaths();
  const view = orderCancellationView(data, words);
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{view.title}</h1>
      {view.facts.length === 0 ? null : <Facts className={styles.facts} facts={view.facts} />}
      {view.text === undefined ? null : <RichText html={view.text} className={styles.text} />}
      {view.note === undefined ? null : <Notice tone="info">{view.note}</Notice>}
      {view.id === undefined ? (
        <div className={styles.actions}>
          <ButtonLink href={home}>{t('Order.BackToShop')}</ButtonLink>
          {view.orderHref === undefined ? null : (
            <ButtonLink href={view.orderHref} look="secondary">
              {t('Mail.OpenOrder')}
            </ButtonLink>
          )}
        </div>
      ) : (
        <form method="post" action={data.path} className={styles.actions}>
          <input type="hidden" name={cancellationFields.id} value={view.id} />
          {data.key === undefined ? null : <input type="hidden" name={cancellationFields.key} value={data.key} />}
          {data.isFree ? <input type="hidden" name={cancellationFields.free} value="true" /> : null}
          <ButtonLink href={view.orderHref ?? home} look="secondary">
            {t(view.orderHref === undefined ? 'Cancel.Back' : 'Cancel.BackToOrder')}
          </ButtonLink>
          <Button type="submit" look="danger">
            {t('Cancel.Confirm')}
          </Button>
        </form>
      )}
    </div>
  );
};
