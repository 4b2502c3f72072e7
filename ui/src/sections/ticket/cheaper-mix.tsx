import type { ChosenTicket } from '@shop/core/cart/orders';
import type { TicketOffer } from '@shop/core/cart/ticket-offer';
import { useSettings } from '../../shop-context.tsx';
import { useTranslator } from '../../translations/use-translator.ts';
import { cheaperViews } from './mix-advice.view.ts';
import { MixCard } from './mix-card.tsx';

/** Says where the choice would cost less for the same persons, and swaps it on a press. */
export const CheaperMix = ({
  offer,
  choices,
  onChoose,
}: {
  readonly offer: TicketOffer;
  readonly choices: readonly ChosenTicket[];
  readonly onChoose: (choices: readonly ChosenTicket[]) => void;
}) => {
  const { personCategories } = useSettings();
  const [first] = cheaperViews(offer, choices, personCategories, useTranslator());
  return <MixCard mix={first} choices={choices} instead={choices} slim onChoose={onChoose} />;
};
