import { Fragment } from 'react';
import type { RouteData } from '../pages/route-data.ts';
import { drawSection } from '../sections/section-registry.tsx';
import { useWords } from '../words/use-words.ts';
import { FallbackScreen } from './fallback-screen.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
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
            // biome-ignore lint/suspicious/noArrayIndexKey: a page's sections never change places
            <SectionBoundary key={index} title={t('SectionError')}>
              {drawSection(data.type, data)}
            </SectionBoundary>
          ))}
        </Fragment>
      );
  }
};
