import type { Ticket } from '@shop/core/catalog/ticket';
import { productPicture } from '@shop/core/content/media';
import { Fragment, useEffect, useRef, useState } from 'react';
import { Icon } from '../../kit/icon.tsx';
import { Link } from '../../kit/link.tsx';
import { Picture } from '../../kit/picture.tsx';
import { RichText } from '../../kit/rich-text.tsx';
import { partyAddress } from '../../page-data/booking-query.ts';
import type { SectionDataOf } from '../../page-data/section-data.ts';
import { usePosted } from '../../pages/post-form.tsx';
import { useTabMemory } from '../../pages/tab-memory.ts';
import { useRoute, useSettings } from '../../shop-context.tsx';
import { useTranslator } from '../../translations/use-translator.ts';
import type { SectionProps } from '../section-props.ts';
import { filledQuantities } from './filled-quantities.ts';
import { ticketGuide } from './lazy-parts.ts';
import { periodStep, ticketsStep } from './lazy-steps.ts';
import styles from './ticket.module.css';
import { afterPeriod, ticketSectionView } from './ticket-section.view.ts';
import { firstTyped, type OnTyped, typedIn, typedText } from './typed-quantities.ts';

/** Detail of a ticket product: step 1 chooses the day or season, step 2 the tickets. */
export const TicketSection = ({ data }: SectionProps<'ticket'>) => {
  const { t, language } = useTranslator();
  const path = partyAddress(useRoute().address.path, data.party);
  const [typed, setTyped] = useTypedQuantities(data);
  const [stored, setLast] = useState({ period: data.period ?? data.before, isNew: false });
  const last = afterPeriod(stored, data.period);
  if (last !== stored) setLast(last);
  const { second, firstStep, back, isShort } = ticketSectionView(data, path);
  const page = useStepArrival(second === undefined ? 1 : 2);
  const about = (
    <>
      {isShort ? null : <RichText html={data.ticket.description} className={styles.description} />}
      {data.ticket.termsText === '' ? null : (
        <details className={styles.terms}>
          <summary>{t('Ticket.Terms')}</summary>
          <RichText html={data.ticket.termsText} />
        </details>
      )}
    </>
  );
  return (
    <article ref={page}>
      <TicketHead ticket={data.ticket} back={back} />
      <div className={styles.body}>
        {second === undefined ? (
          <periodStep.Drawn data={data} last={last.period}>
            {about}
          </periodStep.Drawn>
        ) : (
          <>
            <Fragment key={second.key}>
              <ticketsStep.Drawn
                data={data}
                period={second.period}
                quote={second.quote}
                isNewPeriod={last.isNew}
                typed={typed}
                onTyped={setTyped}
                firstStep={firstStep}
                back={back}
              />
            </Fragment>
            {data.guide === undefined ? null : <ticketGuide.Drawn key={language} guide={data.guide} isToday />}
            {about}
          </>
        )}
      </div>
    </article>
  );
};

/** The product's name on its picture, and a link back. */
const TicketHead = ({ ticket, back }: { readonly ticket: Ticket; readonly back: string }) => {
  const { t } = useTranslator();
  return (
    <header className={styles.head} data-under-header="">
      <Picture media={productPicture(ticket)} sizes="100vw" priority decorative className={styles.picture} />
      <div className={styles.title}>
        <Link href={back} className={styles.back}>
          <Icon name="arrowLeft" />
          <span>{t('Back')}</span>
        </Link>
        <h1 tabIndex={-1}>{ticket.name}</h1>
      </div>
    </header>
  );
};

/** Moves the view and the focus to a step that was just reached, since the pressed button or link is gone; does nothing
 *  for the first step that a page shows. */
const useStepArrival = (step: 1 | 2) => {
  const page = useRef<HTMLElement>(null);
  const lastStep = useRef(step);
  useEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    const heading = page.current?.querySelector<HTMLElement>('h2');
    heading?.focus({ preventScroll: true });
    heading?.closest('form, section')?.scrollIntoView({ block: 'start' });
  }, [step]);
  return page;
};

/** Returns what is typed on step 2, or filled in for a booking until something is typed. It stays when the visitor
 *  changes the day or the language, or reloads this tab; another booking starts anew. */
const useTypedQuantities = ({ ticket, party, quote }: SectionDataOf<'ticket'>) => {
  const { personCategories } = useSettings();
  const posted = usePosted('addTicket');
  const [typed, setTyped] = useState(() => posted && firstTyped(posted));
  const filled = filledQuantities(quote?.ok === true ? quote.value.priceGroups : [], party, personCategories);
  const shown = typed ?? filled;
  const onTyped: OnTyped = (change) => setTyped((now) => change(now ?? filled));
  useTabMemory({
    name: partyAddress(`tickets ${ticket.id}`, party),
    text: typed === undefined ? '' : typedText(typed),
    onRecall: (text) => setTyped((now) => now ?? typedIn(new URLSearchParams(text))),
  });
  return [shown, onTyped] as const;
};
