import type { ComponentType } from 'react';
import { Loader } from '../kit/loader.tsx';
import { useTranslator } from '../translations/use-translator.ts';
import styles from './kit-page.module.css';
import { KitPage } from './kit-page.tsx';
import { previewPath, previews } from './previews.ts';

/** The list of all previews. */
const PreviewIndex = () => (
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

/** The loader that a visitor sees on the way to the payment page. */
const LoaderPreview = () => {
  const { t } = useTranslator();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('Loading')}</h1>
      <Loader text={t('Payment.Redirecting')} />
    </div>
  );
};

/** Previews that are no page of the shop. */
export const ownPreviews: ReadonlyMap<string, ComponentType> = new Map([
  ['', PreviewIndex],
  ['test', KitPage],
  ['loader', LoaderPreview],
]);
