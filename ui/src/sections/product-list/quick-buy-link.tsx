import { type MouseEvent, useState } from 'react';
import { buttonClass } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { useTranslator } from '../../translations/use-translator.ts';
import styles from './quick-buy-link.module.css';

/** Opens the popup for buying at once (R-LIST-8). Without script, in a new tab, or when it cannot be had, it leads to the card's own
 *  page. */
export const QuickBuyLink = ({
  href,
  name,
  onOpen,
}: {
  readonly href: string;
  /** Of the card. */
  readonly name: string;
  /** Resolves once the popup is there. */
  readonly onOpen: () => Promise<void>;
}) => {
  const { t } = useTranslator();
  const [busy, setBusy] = useState(false);
  const open = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    await onOpen();
    setBusy(false);
  };
  return (
    <a
      href={href}
      className={`${buttonClass({})} ${styles.quick}`}
      aria-label={t('List.QuickBuyOf', { name })}
      aria-busy={busy || undefined}
      onClick={(event) => void open(event)}
    >
      <Icon name="bag" />
      {t('List.QuickBuy')}
    </a>
  );
};
