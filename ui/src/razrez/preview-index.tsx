import styles from './kit-page.module.css';
import { previewPath, previews } from './preview.ts';

/** The list of all previews. */
export const PreviewIndex = () => (
  <div className={styles.page}>
    <h1>Razrez</h1>
    <p>Predogledi oblikovanja z vzorčnimi podatki.</p>
    <ul>
      {previews.map(({ name, title }) => (
        <li key={name} className={styles.entry}>
          <a href={previewPath(name)}>{title}</a>
        </li>
      ))}
    </ul>
  </div>
);
