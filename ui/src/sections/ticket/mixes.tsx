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

/** A mix chosen by one press, by the server before the script is there. The pressed button disappears, so the text that
 *  confirms it takes the focus. */
const MixCard = ({
  mix,
  choices,
  instead = [],
  slim = false,
  onChoose,
}: {
  readonly mix: MixView | undefined;
  /** What is chosen now. */
  readonly choices: readonly ChosenTicket[];
  /** What of it the mix takes the place of. */
  readonly instead?: readonly ChosenTicket[];
  /** Whether it stands in a bar that has little room on phones. */
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
    <div className={classNames(styles.card, slim && styles.slim)}>
      <div className={styles.lines}>
        <p className={styles.lead}>{mix.lead}</p>
        <LineList lines={mix.lines} />
      </div>
      <Button
        look="secondary"
        wide
        type="submit"
        name={stepName}
        value={settingText(mixFields(instead, mix.choices))}
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

/** Says where the choice would cost less for the same persons, and swaps it on a press. */
export const CheaperMix = ({ offer, choices, onChoose }: MixProps) => {
  const { personCategories } = useSettings();
  const [first] = cheaperViews(offer, choices, personCategories, useTranslator());
  return <MixCard mix={first} choices={choices} instead={choices} slim onChoose={onChoose} />;
};

/** Mixes for persons without a package of their own, as lines that a press chooses. */
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
