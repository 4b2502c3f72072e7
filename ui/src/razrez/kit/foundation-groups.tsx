import { classNames } from '../../kit/class-names.ts';
import { KitGroup } from '../kit-group.tsx';
import styles from '../kit-page.module.css';

const swatches = [
  ['action', 'Dejanje'],
  ['dark-swatch', 'Globoka laguna'],
  ['mist', 'Meglica'],
  ['sand', 'Pesek'],
  ['discount', 'Popust'],
  ['gift', 'Darilo'],
  ['success', 'Uspeh'],
  ['danger', 'Napaka'],
] as const;

/** Colours by role and the two typefaces with the letters of all five languages. */
export const FoundationGroups = () => (
  <>
    <KitGroup id="barve" title="Barve">
      <ul className={styles.swatches}>
        {swatches.map(([name, title]) => (
          <li key={name} className={classNames(styles.swatch, styles[name])}>
            {title}
          </li>
        ))}
      </ul>
    </KitGroup>
    <KitGroup id="pisava" title="Pisava">
      <div className={styles.type}>
        <p className={styles.display}>Topla voda vas že čaka</p>
        <h3>Čisto poželenje, žlahtna toplina</h3>
        <h3>Šest bazenov, čofotanje in đakovačka žega: ÀÈÌÒÙ ÄÖÜß</h3>
        <p>
          Besedilo: č š ž ć đ Č Š Ž Ć Đ, ß ü ö ä, à è ì ò ù. Cena 22,00 €, popust −20 %, 2 × odrasli, »izbira« in „Tag“.
        </p>
      </div>
    </KitGroup>
  </>
);
