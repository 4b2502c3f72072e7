import { classNames } from './class-names.ts';
import styles from './rich-text.module.css';

/** HTML that the content adapter has cleaned already; nothing else may come in here. */
export const RichText = ({ html, className }: { readonly html: string; readonly className?: string | undefined }) =>
  html.trim() === '' ? null : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned at the content boundary
    <div className={classNames(styles.text, className)} dangerouslySetInnerHTML={{ __html: html }} />
  );
