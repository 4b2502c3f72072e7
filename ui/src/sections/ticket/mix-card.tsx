import type { ChosenTicket } from '@shop/core/cart/orders';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { classNames } from '../../kit/class-names.ts';
import { LineList } from '../../kit/line-list.tsx';
import { settingText, stepName } from '../../kit/step-button.ts';
import { isChosen, type MixView } from './mix-advice.view.ts';
import styles from './mix-card.module.css';
import { mixFields } from './typed-quantities.ts';

/** A mix that can be chosen with one press, which the form's server does before the script is there. What was pressed is gone then, so the words that say so take the focus. */
export const MixCard = ({
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
  const told = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (done !== undefined) told.current?.focus();
  }, [done]);
  if (mix === undefined)
    return done === undefined || !isChosen(done.choices, choices) ? null : (
      <p ref={told} tabIndex={-1} className={styles.done}>
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
