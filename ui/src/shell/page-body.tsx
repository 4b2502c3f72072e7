import { Fragment } from 'react';
import type { RouteData } from '../pages/route-data.ts';
import { drawSection } from '../sections/section-registry.tsx';
import { useWords } from '../words/use-words.ts';
import { FallbackScreen } from './fallback-screen.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import styles from './page-body.module.css';
import { SectionBoundary } from './section-boundary.tsx';

/** The sections of a page one below the other, or the screen that stands in for them. */
export const PageBody = ({ route }: { readonly route: RouteData }) => {
  const { t } = useWords();
  switch (route.kind) {
    case 'notFound':
      return <NotFoundScreen />;
    case 'failed':
      return <FallbackScreen />;
    case 'redirect':
      return null;
    case 'content':
      return (
        <Fragment key={route.address.path}>
          {route.sections.map((data, index) => (
            // The home's picture reaches both edges; every other section keeps to the page's width.
            // biome-ignore lint/suspicious/noArrayIndexKey: a page's sections never change places
            <div key={index} className={data.type === 'shopCards' ? styles.wide : styles.section}>
              <SectionBoundary title={t('SectionError')}>{drawSection(data.type, data)}</SectionBoundary>
            </div>
          ))}
        </Fragment>
      );
  }
};
