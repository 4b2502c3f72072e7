import type { ChosenTicket } from '@shop/core/cart/orders';
import type { TicketOffer } from '@shop/core/cart/ticket-offer';
import type { PriceGroupId } from '@shop/core/ids';
import type { PersonCounts } from '@shop/core/packages/package-match';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { classNames } from '../../kit/class-names.ts';
import { LineList } from '../../kit/line-list.tsx';
import { settingText, stepName } from '../../page-data/step-button.ts';
import { useSettings } from '../../shop-context.tsx';
import { useTranslator } from '../../translations/use-translator.ts';
import { cheaperViews, isChosen, type MixView, offeredView } from './mix-advice.view.ts';
import styles from './mixes.module.css';
import { mixFields } from './typed-quantities.ts';

/** A mix that one press chooses; without script the server does it. The pressed button disappears, so the confirmation
 *  takes the focus. */
const MixCard = ({
  mix,
  choices,
  replaces = [],
  slim = false,
  onChoose,
}: {
  readonly mix: MixView | undefined;
  /** The current choices. */
  readonly choices: readonly ChosenTicket[];
  /** The choices that the mix replaces. */
  readonly replaces?: readonly ChosenTicket[];
  /** True in a bar with little room on phones. */
  readonly slim?: boolean;
  readonly onChoose: (choices: readonly ChosenTicket[]) => void;
}) => {
  const [done, setDone] = useState<MixView>();
  const doneText = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (done !== undefined) doneText.current?.focus();
  }, [done]);
  if (mix === undefined)
    return done === undefined || !isChosen(done.choices, choices) ? null : (
      <p ref={doneText} tabIndex={-1} className={styles.done}>
        {done.done}
      </p>
    );
  return (
    <div className={classNames(styles.card, slim && styles.slim)} data-wide={slim || undefined}>
      <div className={styles.lines}>
        <p className={styles.lead}>{mix.lead}</p>
        <LineList lines={mix.lines} />
      </div>
      <Button
        look="secondary"
        wide
        type="submit"
        name={stepName}
        value={settingText(mixFields(replaces, mix.choices))}
        onClick={(event) => {
          event.preventDefault();
          setDone(mix);
          onChoose(mix.choices);
        }}
      >
        {mix.action}
      </Button>
    </div>
  );
};

type MixProps = {
  readonly offer: TicketOffer;
  readonly choices: readonly ChosenTicket[];
  readonly onChoose: (choices: readonly ChosenTicket[]) => void;
};

/** Shows a mix that costs less for the same persons, with a button that replaces the choice. */
export const CheaperMix = ({ offer, choices, onChoose }: MixProps) => {
  const { personCategories } = useSettings();
  const [first] = cheaperViews(offer, choices, personCategories, useTranslator());
  return <MixCard mix={first} choices={choices} replaces={choices} slim onChoose={onChoose} />;
};

/** Shows a mix for persons without an exact package, with a button that chooses it. */
export const OfferedMix = ({
  offer,
  choices,
  onChoose,
  ...persons
}: MixProps & { readonly groupId: PriceGroupId; readonly counts: PersonCounts }) => {
  const { personCategories } = useSettings();
  const mix = offeredView(offer, persons, choices, personCategories, useTranslator());
  return <MixCard mix={mix} choices={choices} onChoose={onChoose} />;
};
