import type { CleanHtml } from '@shop/core/content/clean-html';
import { classNames } from './class-names.ts';
import styles from './rich-text.module.css';

/** Draws HTML unchanged; its type proves that it was sanitised. */
export const RichText = ({ html, className }: { readonly html: CleanHtml; readonly className?: string | undefined }) =>
  html.trim() === '' ? null : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: only clean HTML has this type
    <div className={classNames(styles.text, className)} dangerouslySetInnerHTML={{ __html: html }} />
  );
