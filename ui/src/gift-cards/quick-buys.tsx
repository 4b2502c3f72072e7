import type { ProductListItem } from '@shop/core/catalog/product-list';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { buttonClass } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { lateComponent } from '../lazy/late-component.tsx';
import { loaded } from '../page-data/loaded.ts';
import { useProblem } from '../pages/use-problem.ts';
import { productHref } from '../product-cards/product-card.view.ts';
import { useUseCases } from '../shop-context.tsx';
import { useTranslator } from '../translations/use-translator.ts';
import type { QuickBuyProps } from './quick-buy.tsx';
import styles from './quick-buys.module.css';

/** A list of gift cards with the popup for buying one at once. `children` draws the list with the button of each
 *  product; one that cannot be bought has none. */
export const QuickBuys = ({
  listPath,
  children,
}: {
  readonly listPath: string;
  readonly children: (quickBuyOf: (item: ProductListItem) => ReactNode) => ReactNode;
}) => {
  const { popup, open, close } = useQuickBuy();
  return (
    <>
      {children(({ name, url, available }) => {
        const href = productHref(listPath, url);
        return available ? <QuickBuyLink href={href} name={name} onOpen={() => open(url, href)} /> : undefined;
      })}
      {popup === undefined ? null : (
        <quickBuy.Drawn key={popup.key} card={popup.card} href={popup.href} isOpen={popup.isOpen} onClose={close} />
      )}
    </>
  );
};

/** A button that opens the popup for buying at once. Without script, in a new tab, or on failure it leads to the card's
 *  page. */
const QuickBuyLink = ({
  href,
  name,
  onOpen,
}: {
  readonly href: string;
  /** Name of the card. */
  readonly name: string;
  /** Resolves once the popup is open. */
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

/** The popup stays in the page when closed, so that it can return the focus; each opening has its own `key`. */
type Popup = Pick<QuickBuyProps, 'card' | 'href' | 'isOpen'> & {
  readonly key: number;
};

const quickBuy = lateComponent('whenDrawn', {
  file: 'gift-cards/quick-buy',
  load: () => import('./quick-buy.tsx').then((file) => file.QuickBuy),
});

/** Fetches the card and the popup's script at the first press. Opens the page of the product instead when the script
 *  cannot be fetched or the product is no gift card. */
const useQuickBuy = () => {
  const loadUseCases = useUseCases();
  const { language } = useTranslator();
  const problem = useProblem();
  const [popup, setPopup] = useState<Popup>();
  const presses = useRef(0);
  useEffect(
    () => () => {
      presses.current += 1;
    },
    [],
  );
  const open = async (url: string, href: string) => {
    presses.current += 1;
    const press = presses.current;
    const fetched = quickBuy.prepare().then(
      () => true,
      () => false,
    );
    const [product, isFetched] = await Promise.all([
      loaded(loadUseCases().andThen(({ showProduct }) => showProduct(language, url))),
      fetched,
    ]);
    // An answer after a newer press, or on another page, is late.
    if (press !== presses.current) return;
    if (!product.ok) return problem(product.error);
    if (!isFetched || product.value.kind !== 'giftCard') return window.location.assign(href);
    const card = product.value;
    setPopup((last) => ({ key: (last?.key ?? 0) + 1, card, href, isOpen: true }));
  };
  return { popup, open, close: () => setPopup((last) => last && { ...last, isOpen: false }) };
};
