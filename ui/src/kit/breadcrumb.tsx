import styles from './breadcrumb.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

/** A step of the checkout: done steps link back, the current one is named, pending ones are plain text. */
export type Crumb = { readonly title: string; readonly state: 'done' | 'current' | 'pending'; readonly href?: string };

/** The steps of the checkout; `label` names the list for screen readers. */
export const Breadcrumb = ({ label, crumbs }: { readonly label: string; readonly crumbs: readonly Crumb[] }) => (
  <nav aria-label={label}>
    <ol className={styles.crumbs}>
      {crumbs.map((crumb, index) => (
        <li
          key={crumb.title}
          className={classNames(styles.crumb, styles[crumb.state])}
          aria-current={crumb.state === 'current' ? 'step' : undefined}
        >
          <span className={styles.number}>
            {crumb.state === 'done' ? <Icon name="check" className={styles.check} /> : index + 1}
          </span>
          {crumb.href === undefined ? (
            <span className={styles.title}>{crumb.title}</span>
          ) : (
            <Link href={crumb.href} className={styles.title}>
              {crumb.title}
            </Link>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
