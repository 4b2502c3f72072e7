import type { ChosenTicket } from '@shop/core/cart/orders';
import type { TicketOffer } from '@shop/core/cart/ticket-offer';
import type { PriceGroupId } from '@shop/core/ids';
import type { PersonCounts } from '@shop/core/packages/package-match';
import { useSettings } from '../../shop-context.tsx';
import { useTranslator } from '../../translations/use-translator.ts';
import { offeredView } from './mix-advice.view.ts';
import { MixCard } from './mix-card.tsx';

/** What suits persons for whom there is no package, as lines that a press chooses. */
export const OfferedMix = ({
  offer,
  groupId,
  counts,
  choices,
  onChoose,
}: {
  readonly offer: TicketOffer;
  readonly groupId: PriceGroupId;
  readonly counts: PersonCounts;
  readonly choices: readonly ChosenTicket[];
  readonly onChoose: (choices: readonly ChosenTicket[]) => void;
}) => {
  const { personCategories } = useSettings();
  const mix = offeredView(offer, { groupId, counts }, choices, personCategories, useTranslator());
  return <MixCard mix={mix} choices={choices} onChoose={onChoose} />;
};
