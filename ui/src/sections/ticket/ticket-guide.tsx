import { Icon } from '../../kit/icon.tsx';
import { Picture } from '../../kit/picture.tsx';
import { useTranslator } from '../../translations/use-translator.ts';
import styles from './ticket-guide.module.css';
import { type Guide, guideFacts } from './ticket-guide.view.ts';

/** Pictures and facts about a ticket: a card beside the calendar, and on phones a row to swipe, which arrow keys
 *  scroll, too. */
export const TicketGuide = ({ guide, isToday }: { readonly guide: Guide; readonly isToday: boolean }) => {
  const words = useTranslator();
  const facts = guideFacts(guide, isToday, words);
  if (facts.length === 0 && guide.pictures.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the row scrolls on phones, so the keyboard has to reach it.
    <section className={styles.guide} aria-label={words.t('Guide.Title')} tabIndex={0}>
      <div className={styles.strip}>
        {guide.pictures.length === 0 ? null : (
          <ul className={styles.pictures}>
            {guide.pictures.map((picture) => (
              <li key={picture.url}>
                <Picture media={picture} sizes="(width < 56rem) 22rem, 21rem" />
              </li>
            ))}
          </ul>
        )}
        {facts.length === 0 ? null : (
          <dl className={styles.facts}>
            {facts.map(({ icon, name, text }) => (
              <div key={name}>
                <dt>
                  <Icon name={icon} />
                  {name}
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
};
