import type { GiftCard } from '@shop/core/catalog/gift-card';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { Icon } from '../kit/icon.tsx';
import { Link } from '../kit/link.tsx';
import { fieldsOf } from '../pages/form-fields.ts';
import { Toasts } from '../pages/toasts.tsx';
import { useTranslator } from '../translations/use-translator.ts';
import { AddedDialog } from '../upsells/added-dialog.tsx';
import { CardChoice } from './card-choice.tsx';
import { CardSum } from './card-sum.tsx';
import { validityLine } from './card-words.ts';
import styles from './quick-buy.module.css';
import { useCardChoice } from './use-card-choice.ts';

export type QuickBuyProps = {
  readonly card: GiftCard;
  /** Address of the card's own page. */
  readonly href: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** The popup for buying at once: a quantity per price list, or an amount and a quantity, with the sum and the validity.
 *  A confirmation replaces it after the addition. */
export const QuickBuy = ({ card, href, isOpen, onClose }: QuickBuyProps) => {
  const { t } = useTranslator();
  const { view, busy, error, refuse, added, offered, onTyped, press } = useCardChoice(card, { address: href });
  const validity = validityLine(card);
  return (
    <>
      <Dialog
        open={isOpen && added === undefined}
        title={card.name}
        closeLabel={t('Close')}
        // The dialog also closes after an addition; the popup must then stay open for `AddedDialog`.
        onClose={() => (added === undefined ? onClose() : undefined)}
      >
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void press(fieldsOf(event));
          }}
        >
          <CardChoice view={view} onTyped={onTyped} onRefused={refuse} />
          {validity === '' ? null : (
            <p className={styles.validity}>
              <Icon name="clock" />
              {validity}
            </p>
          )}
          <CardSum view={view} error={error} />
          <div className={styles.actions}>
            <Link href={href} className={styles.more}>
              {t('GiftCard.Details')}
            </Link>
            <Button type="submit" busy={busy} disabled={view.isClosed}>
              {t(busy ? 'Ticket.Adding' : 'Ticket.AddToCart')}
            </Button>
          </div>
        </form>
        <Toasts />
      </Dialog>
      <AddedDialog
        added={isOpen ? added : undefined}
        title={card.name}
        addedFor={validity}
        offered={offered}
        onClose={onClose}
      />
    </>
  );
};
