import { ticketOffer } from '@shop/core/cart/ticket-offer';
import type { TicketQuote } from '@shop/core/catalog/ticket';
import type { PriceGroupId } from '@shop/core/ids';
import { packageOffer } from '@shop/core/packages/mix-offers';
import { useSettings } from '../../shop-context.tsx';
import { useTranslator } from '../../translations/use-translator.ts';
import styles from './price-group-card.module.css';

/** Lowest price and largest saving of a group's packages, shown before the visitor chooses persons. */
export const PackagesWorth = ({ quote, groupId }: { readonly quote: TicketQuote; readonly groupId: PriceGroupId }) => {
  const { t, money } = useTranslator();
  const { personCategories } = useSettings();
  const worth = packageOffer(groupId, ticketOffer(quote), personCategories);
  if (worth === undefined) return null;
  const price = money(worth.from);
  return (
    <p className={styles.worth}>
      {worth.saving > 0
        ? t('Ticket.PackagesWorth', { price, saving: money(worth.saving) })
        : t('Ticket.PackagesFrom', { price })}
    </p>
  );
};
