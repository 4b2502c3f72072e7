import type { ProductListItem } from '@shop/core/catalog/product-list';
import { type MouseEvent, useState } from 'react';
import type { QuickBuyProps } from '../../gift-cards/quick-buy.tsx';
import { buttonClass } from '../../kit/button.tsx';
import { classNames } from '../../kit/class-names.ts';
import { Dropdown, dropdownChevron, dropdownChoice, dropdownPanel } from '../../kit/dropdown.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Link } from '../../kit/link.tsx';
import { Notice } from '../../kit/notice.tsx';
import { RichText } from '../../kit/rich-text.tsx';
import { lateComponent } from '../../lazy/late-component.tsx';
import { loaded } from '../../page-data/loaded.ts';
import { useHeading } from '../../pages/use-heading.ts';
import { useProblem } from '../../pages/use-problem.ts';
import { ProductCard } from '../../product-cards/product-card.tsx';
import { productCardView, productHref } from '../../product-cards/product-card.view.ts';
import { useUseCases } from '../../shop-context.tsx';
import { useTranslator } from '../../translations/use-translator.ts';
import type { SectionProps } from '../section-props.ts';
import filterStyles from './list-filters.module.css';
import { listFilters, type ListFilters as View } from './list-filters.view.ts';
import { listedGroups } from './listed-groups.view.ts';
import styles from './product-list-section.module.css';
import { productPageView } from './product-page.view.ts';
import quickStyles from './quick-buy-link.module.css';
import { ShowMore, useNewCards } from './show-more.tsx';

/** Layout 1: gift cards with tags, sort orders and a button that buys at once. Layout 2: groups of cards. */
export const ProductListSection = ({ data }: SectionProps<'productList'>) => {
  const { section, products, categories, query, listPath, today } = data;
  const { layout } = section;
  const words = useTranslator();
  const heading = useHeading(section.title);
  const page = productPageView(data, words);
  const groups = listedGroups(page.items, section.headings, query, words);
  const { list, onPress } = useNewCards(groups.flatMap((group) => group.items.map(({ id }) => id)));
  const { popup, open, close } = useQuickBuy();
  const quickBuyOf = ({ name, url, available }: ProductListItem) => {
    const href = productHref(listPath, url);
    return available ? <QuickBuyLink href={href} name={name} onOpen={() => open(url, href)} /> : undefined;
  };
  return (
    <div className={styles.section}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{heading}</h1>
        <RichText html={section.text} className={styles.intro} />
      </header>
      {layout === 1 ? <ListFilters view={listFilters(categories, query, listPath, words)} /> : null}
      <p role="status" className={styles.count}>
        {page.count}
      </p>
      {products.ok ? null : (
        <Notice tone="error">
          <p>{words.t('Error')}</p>
          <a href={page.href}>{words.t('TryAgain')}</a>
        </Notice>
      )}
      {page.empty === undefined ? null : <Notice tone="info">{page.empty}</Notice>}
      <div className={styles.groups} ref={list}>
        {groups.map(({ key, title, isLarge, row, items }, at) => (
          <section key={key} className={styles.group} aria-labelledby={title === '' ? undefined : key}>
            {title === '' ? null : <h2 id={key}>{title}</h2>}
            <ul className={row === 3 ? styles.cards : styles.smallCards}>
              {items.map((item, index) => (
                <li key={item.id} data-product={item.id}>
                  <ProductCard
                    view={productCardView(item, { layout, listPath, words, today })}
                    heading={title === '' ? 'h2' : 'h3'}
                    size={isLarge ? 'large' : row === 3 ? 'normal' : 'small'}
                    isFirst={at === 0 && index === 0}
                    quickBuy={layout === 1 ? quickBuyOf(item) : undefined}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {page.more === undefined ? null : <ShowMore href={page.more} onPress={onPress} />}
      {popup === undefined ? null : (
        <quickBuy.Drawn key={popup.key} card={popup.card} href={popup.href} isOpen={popup.isOpen} onClose={close} />
      )}
    </div>
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
      className={`${buttonClass({})} ${quickStyles.quick}`}
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
  load: () => import('../../gift-cards/quick-buy.tsx').then((file) => file.QuickBuy),
});

/** Fetches the card and the popup's script at the first press. Opens the page of the product instead when the script
 *  cannot be fetched or the product is no gift card. */
const useQuickBuy = () => {
  const loadUseCases = useUseCases();
  const { language } = useTranslator();
  const problem = useProblem();
  const [popup, setPopup] = useState<Popup>();
  const open = async (url: string, href: string) => {
    const fetched = quickBuy.prepare().then(
      () => true,
      () => false,
    );
    const [product, isFetched] = await Promise.all([
      loaded(loadUseCases().andThen(({ showProduct }) => showProduct(language, url))),
      fetched,
    ]);
    if (!product.ok) return problem(product.error);
    if (!isFetched || product.value.kind !== 'giftCard') return window.location.assign(href);
    const card = product.value;
    setPopup((last) => ({ key: (last?.key ?? 0) + 1, card, href, isOpen: true }));
  };
  return { popup, open, close: () => setPopup((last) => last && { ...last, isOpen: false }) };
};

/** Tags and sort orders as links, so that they work without script and Back undoes them. On narrow screens a menu
 *  contains the tags. */
const ListFilters = ({ view: { tags, tag, sorts, sortedBy } }: { readonly view: View }) => {
  const { t } = useTranslator();
  return (
    <div className={filterStyles.filters}>
      {tags.length === 0 ? null : (
        <>
          <nav aria-label={t('List.Categories')} className={filterStyles.tags}>
            <ul className={filterStyles.row}>
              {tags.map(({ key, text, href, isChosen }) => (
                <li key={key}>
                  <Link href={href} className={filterStyles.tag} aria-current={isChosen ? 'true' : undefined}>
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className={filterStyles.narrow}>
            <ChoiceMenu label={t('List.Categories')} chosen={tag} choices={tags} />
          </div>
        </>
      )}
      <ChoiceMenu label={t('List.Sort')} chosen={sortedBy} choices={sorts} />
    </div>
  );
};

const ChoiceMenu = ({
  label,
  chosen,
  choices,
}: {
  readonly label: string;
  readonly chosen: string;
  readonly choices: View['tags'];
}) => (
  <Dropdown
    closeOn={chosen}
    className={filterStyles.menu}
    button={
      <>
        <span>
          {label}: <strong>{chosen}</strong>
        </span>
        <Icon name="chevronDown" className={dropdownChevron} />
      </>
    }
  >
    <ul className={classNames(dropdownPanel, filterStyles.panel)}>
      {choices.map(({ key, text, href, isChosen }) => (
        <li key={key}>
          <Link href={href} className={dropdownChoice} aria-current={isChosen ? 'true' : undefined}>
            {text}
            {isChosen ? <Icon name="check" /> : null}
          </Link>
        </li>
      ))}
    </ul>
  </Dropdown>
);
