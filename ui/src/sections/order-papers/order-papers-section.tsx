import type { ReactNode } from 'react';
import { priceDetails } from '../../checkout/lazy-parts.ts';
import { OrderDetails } from '../../checkout/order-details.tsx';
import { OrderHelp } from '../../checkout/order-help.tsx';
import { orderMailText } from '../../checkout/order-mail-text.ts';
import { BrightHint, TicketCard } from '../../checkout/ticket-card.tsx';
import { ButtonLink, buttonClass } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Notice } from '../../kit/notice.tsx';
import { usePaths } from '../../pages/use-paths.ts';
import { useSettings } from '../../shop-context.tsx';
import { useTranslator } from '../../translations/use-translator.ts';
import type { SectionProps } from '../section-props.ts';
import styles from './order-papers.module.css';
import { orderPapersView, type TicketsView } from './order-papers.view.ts';

const { Drawn: PriceDetails } = priceDetails;

/** The page that an order's key opens: the day, the codes to show at the door, the order and what to bring. */
export const OrderPapersSection = ({ data }: SectionProps<'orderPapers'>) => {
  const { papers, key, cancelHref } = data;
  const words = useTranslator();
  const { t } = words;
  const paths = usePaths();
  const view = orderPapersView(papers, key, words, useSettings());
  const mail = orderMailText(papers.order.mail, words);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{view.title}</h1>
        <p>
          {t('Papers.Buyer')}: <strong>{papers.buyerName}</strong>
        </p>
        {mail === undefined ? null : <p>{mail}</p>}
        {view.pdfs.length === 0 ? null : (
          <p className={styles.pdfs}>
            {view.pdfs.map(({ href, text, icon }, index) => (
              <a key={href} className={buttonClass({ look: index === 0 ? 'primary' : 'secondary' })} href={href}>
                <Icon name={icon} />
                {text}
              </a>
            ))}
          </p>
        )}
      </header>
      {view.over === undefined ? null : (
        <Notice tone={view.over.tone} title={view.over.title}>
          {view.over.text}
        </Notice>
      )}
      {view.lists.map((list, index) => (
        <Tickets key={list.kind} {...list}>
          {index === 0 ? <BrightHint /> : null}
        </Tickets>
      ))}
      {view.lists.length === 0 ? null : <p className={styles.keep}>{t('Papers.Keep')}</p>}
      <OrderDetails
        order={papers.order}
        orderKey={key}
        vat={view.vat}
        below={({ cartItemId: id, price }) => (
          <PriceDetails key={`${words.language} ${id}`} itemId={id} first={price} />
        )}
      />
      {view.notices.length === 0 ? null : (
        <div className={styles.notices}>
          {view.notices.map(({ heading, texts }) => (
            <section key={heading} aria-label={heading}>
              <h2>{heading}</h2>
              {texts.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </section>
          ))}
        </div>
      )}
      <OrderHelp />
      <div className={styles.actions}>
        <ButtonLink href={paths.home} look={view.pdfs.length === 0 ? 'primary' : 'secondary'}>
          {t('Order.BackToShop')}
        </ButtonLink>
        {cancelHref === undefined ? null : (
          <ButtonLink href={cancelHref} look="quiet">
            {t('Cancel.Confirm')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
};

/** Tickets or gift cards: a row to swipe through on phones, which also keys move, and a grid on wide screens. */
const Tickets = ({ kind, heading, howTo, tickets, children }: TicketsView & { readonly children: ReactNode }) => {
  const id = `order-${kind}`;
  return (
    <div className={styles.tickets}>
      <h2 id={id}>{heading}</h2>
      <p>{howTo.value}</p>
      {children}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: some browsers scroll an element by keys only when it can be focused */}
      <section className={styles.strip} aria-labelledby={id} tabIndex={0}>
        <ul className={styles.list}>
          {tickets.map(({ ticket, wallets }) => (
            <li key={ticket.code}>
              <TicketCard ticket={ticket} heading="h3">
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
              </TicketCard>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
};
