import type { PaperTicket } from '@shop/core/papers/paper-tickets';
import { quietMargin as quiet } from '@shop/core/papers/qr-path';
import type { ReactNode } from 'react';
import { Badge } from '../kit/badge.tsx';
import { Icon } from '../kit/icon.tsx';
import { useTranslator } from '../translations/use-translator.ts';
import { qrPath } from './qr-path.ts';
import styles from './ticket-card.module.css';

/** A hint on phones that makes the code easier to scan at the door. */
export const BrightHint = () => {
  const { t } = useTranslator();
  return (
    <p className={styles.bright}>
      <Icon name="sun" />
      {t('Papers.Bright')}
    </p>
  );
};

/** A code to show at the door, with its persons and product; `heading` is the level of its heading on the page,
 *  `children` appear below. */
export const TicketCard = ({
  ticket,
  heading: Heading,
  children,
}: {
  readonly ticket: PaperTicket;
  readonly heading: 'h2' | 'h3';
  readonly children?: ReactNode;
}) => {
  const { code, label, name, worth, left, period, validity, days, place, spelled, lastVisit } = ticket;
  const { size, path } = qrPath(code);
  const edge = size + 2 * quiet;
  return (
    <div className={styles.ticket}>
      <svg className={styles.code} viewBox={`${-quiet} ${-quiet} ${edge} ${edge}`} role="img" aria-label={label}>
        <path d={`M${-quiet} ${-quiet}h${edge}v${edge}h-${edge}z`} fill="#fff" />
        <path d={path} fill="#000" shapeRendering="crispEdges" />
      </svg>
      <div className={styles.words}>
        <p className={styles.place}>{place}</p>
        <Heading className={styles.name}>{name}</Heading>
        {period === undefined ? null : <p>{period}</p>}
        {worth === undefined ? null : <p className={styles.worth}>{worth}</p>}
        {left === undefined ? null : (
          <p>
            {left.name}: {left.value}
          </p>
        )}
        <p className={styles.spelled}>{spelled}</p>
        {validity === undefined ? null : <p className={styles.place}>{validity}</p>}
        {days === undefined ? null : <p className={styles.place}>{days}</p>}
        {lastVisit === undefined ? null : <Badge tone="success">{lastVisit}</Badge>}
        {children}
      </div>
    </div>
  );
};
