import { BuyingGroups } from './kit/buying-groups.tsx';
import { ControlGroups } from './kit/control-groups.tsx';
import { FoundationGroups } from './kit/foundation-groups.tsx';
import { MessageGroups } from './kit/message-groups.tsx';
import { WayGroups } from './kit/way-groups.tsx';
import styles from './kit-page.module.css';

const index = [
  ['barve', 'Barve'],
  ['pisava', 'Pisava'],
  ['gumbi', 'Gumbi'],
  ['povezave', 'Povezave'],
  ['polja', 'Polja'],
  ['kolicina', 'Količina'],
  ['drsnik', 'Drsnik zneska'],
  ['koledar', 'Koledar'],
  ['zavihki', 'Zavihki'],
  ['koraki', 'Koraki'],
  ['meni', 'Spustni meni'],
  ['cene', 'Cene in značke'],
  ['kartice', 'Kartice'],
  ['povzetek', 'Povzetek'],
  ['obvestila', 'Obvestila'],
  ['okno', 'Pogovorno okno'],
  ['nalaganje', 'Nalaganje'],
] as const;

/** Every part of the kit in every state. States that need a pointer or a finger are held by `data-show`, which shares the
 *  rule of the state itself. */
export const KitPage = () => (
  <div className={styles.page}>
    <h1>Gradniki</h1>
    <nav aria-label="Kazalo">
      <ul className={styles.index}>
        {index.map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
    <FoundationGroups />
    <ControlGroups />
    <WayGroups />
    <BuyingGroups />
    <MessageGroups />
  </div>
);
