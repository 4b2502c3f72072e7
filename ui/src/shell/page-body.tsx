import { Fragment } from 'react';
import { FailedPart } from '../failures/failed-part.tsx';
import { classNames } from '../kit/class-names.ts';
import type { ContentRoute, RouteData } from '../page-data/route-data.ts';
import type { DrawnSectionData, SectionData } from '../page-data/section-data.ts';
import { drawSection } from '../sections/section-registry.tsx';
import { fallbackScreen, notFoundScreen } from './lazy-shell.ts';
import styles from './page-body.module.css';
import { PagePart } from './page-part.tsx';
import { type SectionLook, sectionFrames } from './section-frame.view.ts';

/** The sections of a page one below the other, or the screen that replaces them. */
export const PageBody = ({ route }: { readonly route: RouteData }) => {
  switch (route.kind) {
    case 'notFound':
      return <notFoundScreen.Drawn key={route.language} ticketsPath={route.ticketsPath} />;
    case 'failed':
      return <fallbackScreen.Drawn key={route.language} />;
    case 'redirect':
      return null;
    case 'content': {
      const frames = sectionFrames(route.sections);
      return (
        <Fragment key={pageIdentity(route)}>
          {route.sections.map((data, index) => (
            // Sections with a wide picture reach both edges and limit their text to the page's width themselves.
            <div
              key={keepsTyped(data) ? index : `${index} ${route.language}`}
              id={frames[index]?.id}
              className={classes(data, frames[index]?.look)}
            >
              {data.type === 'failed' ? (
                <FailedPart />
              ) : (
                <PagePart instead={<FailedPart />} shows={data}>
                  <Section data={data} />
                </PagePart>
              )}
            </div>
          ))}
        </Fragment>
      );
    }
  }
};

/** Returns an identity that a page shares in all languages, so that typed text stays when the language changes. */
const pageIdentity = ({ alternates, address }: ContentRoute): string =>
  alternates.map(({ href }) => href).join(' ') || address.path;

const keepsTyped = ({ type }: SectionData): boolean =>
  type === 'ticket' || type === 'giftCard' || type === 'personalData';

const isWide = ({ type }: SectionData): boolean => type === 'shopCards' || type === 'ticket' || type === 'giftCard';

const classes = (data: SectionData, look: SectionLook | undefined): string =>
  classNames(isWide(data) ? styles.wide : styles.section, look === undefined ? undefined : styles[look]);

// A component of its own, so that errors of drawing are thrown inside the boundary.
const Section = ({ data }: { readonly data: DrawnSectionData }) => drawSection(data.type, data);
