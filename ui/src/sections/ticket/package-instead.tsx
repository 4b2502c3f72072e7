import type { TicketOffer } from '@shop/core/cart/ticket-offer';
import type { PriceGroupId, PriceListId } from '@shop/core/ids';
import { singlesInstead } from '@shop/core/packages/mix-offers';
import { useSettings } from '../../shop-context.tsx';
import { useTranslator } from '../../translations/use-translator.ts';
import styles from './price-group-card.module.css';

/** The sum of single tickets that a package replaces; draws nothing when it saves nothing. */
export const PackageInstead = ({
  offer,
  groupId,
  listId,
}: {
  readonly offer: TicketOffer;
  readonly groupId: PriceGroupId;
  readonly listId: PriceListId;
}) => {
  const { t, money } = useTranslator();
  const { personCategories } = useSettings();
  const singles = singlesInstead(listId, groupId, offer, personCategories);
  return singles === undefined ? null : (
    <p className={styles.worth}>{t('Ticket.PackageInstead', { price: money(singles) })}</p>
  );
};
