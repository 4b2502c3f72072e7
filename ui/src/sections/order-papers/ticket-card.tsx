import { quietMargin as quiet } from '@shop/core/papers/qr-path';
import { Badge } from '../../kit/badge.tsx';
import { buttonClass } from '../../kit/button.tsx';
import type { TicketCard as Card } from './order-papers.view.ts';
import styles from './ticket-card.module.css';

/** A code to show at the door, with whom and what it is for. */
export const TicketCard = ({ ticket }: { readonly ticket: Card }) => {
  const { qr, label, name, worth, period, validity, place, spelled, used, wallets } = ticket;
  const edge = qr.size + 2 * quiet;
  return (
    <li className={styles.ticket}>
      <svg className={styles.code} viewBox={`${-quiet} ${-quiet} ${edge} ${edge}`} role="img" aria-label={label}>
        <path d={`M${-quiet} ${-quiet}h${edge}v${edge}h-${edge}z`} fill="#fff" />
        <path d={qr.path} fill="#000" shapeRendering="crispEdges" />
      </svg>
      <div className={styles.words}>
        <p className={styles.place}>{place}</p>
        <h3 className={styles.name}>{name}</h3>
        {period === undefined ? null : <p>{period}</p>}
        {worth === undefined ? null : <p className={styles.worth}>{worth}</p>}
        <p className={styles.spelled}>{spelled}</p>
        {validity === undefined ? null : <p className={styles.place}>{validity}</p>}
        {used === undefined ? null : <Badge tone="success">{used}</Badge>}
        {wallets.length === 0 ? null : (
          <p className={styles.wallets}>
            {wallets.map((link) => (
              <a
                key={link.wallet}
                className={buttonClass({ look: 'secondary' })}
                href={link.href}
                aria-label={link.label}
              >
                {link.text}
              </a>
            ))}
          </p>
        )}
      </div>
    </li>
  );
};
