import { type ComponentType, type MouseEvent, useState } from 'react';
import type { QuickBuyProps } from '../../gift-cards/quick-buy.tsx';
import { buttonClass } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { loaded } from '../../page-data/loaded.ts';
import { useProblem } from '../../pages/use-notify.ts';
import { useUseCases } from '../../shop-context.tsx';
import { useTranslator } from '../../translations/use-translator.ts';
import styles from './quick-buy-link.module.css';

/** Opens the popup for buying at once (R-LIST-8). Without script, in a new tab, or on failure it leads to the card's
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

/** Closed it stays in the page, so that it gives the focus back; each opening has a `key` of its own. */
type Popup = Pick<QuickBuyProps, 'card' | 'href' | 'isOpen'> & {
  readonly key: number;
  readonly QuickBuy: ComponentType<QuickBuyProps>;
};

/** Fetches card and popup on the first press; what cannot be had leads to the card's own page. */
export const useQuickBuy = () => {
  const useCases = useUseCases();
  const { language } = useTranslator();
  const problem = useProblem();
  const [popup, setPopup] = useState<Popup>();
  const open = async (url: string, href: string) => {
    const file = import('../../gift-cards/quick-buy.tsx').catch(() => undefined);
    const [found, code] = await Promise.all([loaded(useCases.showProduct(language, url)), file]);
    if (!found.ok) return problem(found.error);
    if (code === undefined || found.value.kind !== 'giftCard') return window.location.assign(href);
    const card = found.value;
    setPopup((last) => ({ key: (last?.key ?? 0) + 1, card, href, isOpen: true, QuickBuy: code.QuickBuy }));
  };
  return { popup, open, close: () => setPopup((last) => last && { ...last, isOpen: false }) };
};
