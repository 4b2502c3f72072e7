import type { Ticket } from '@shop/core/catalog/ticket';
import { productPicture } from '@shop/core/content/media';
import { Icon } from '../../kit/icon.tsx';
import { Link } from '../../kit/link.tsx';
import { Picture } from '../../kit/picture.tsx';
import { RichText } from '../../kit/rich-text.tsx';
import { useTranslator } from '../../translations/use-translator.ts';
import styles from './ticket-head.module.css';

/** The product's name on its picture, and the way back; what it is like only before the visitor has got to the prices. */
export const TicketHead = ({
  ticket,
  back,
  isShort,
}: {
  readonly ticket: Ticket;
  readonly back: string;
  readonly isShort: boolean;
}) => {
  const { t } = useTranslator();
  return (
    <header className={styles.head} data-under-header="">
      <Picture media={productPicture(ticket)} sizes="100vw" priority decorative className={styles.picture} />
      <div className={styles.title}>
        <Link href={back} className={styles.back}>
          <Icon name="arrowLeft" />
          {t('Back')}
        </Link>
        <h1 tabIndex={-1}>{ticket.name}</h1>
      </div>
      {isShort ? null : <RichText html={ticket.description} className={styles.description} />}
    </header>
  );
};
