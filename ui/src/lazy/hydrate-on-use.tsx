import { type ComponentType, type LazyExoticComponent, lazy, memo, Suspense, useState } from 'react';
import { firstUse } from './first-use.ts';
import type { LazyFile } from './lazy-component.tsx';

/** A component whose code arrives once it is used. Until then the server's markup stays as it is, so whatever can
 *  be pressed in it has to be a link or a form that works without script. Where it keeps nothing of its own, it is keyed by its
 *  language: markup of one language cannot be taken over by a page that speaks another by then. */
export type ComponentOnUse<Props> = LazyFile & { readonly Drawn: ComponentType<Props> };

const Nothing: ComponentType = () => null;

/** `file` is below `ui/src`, without its ending. `Instead` stands on the server's page in the place of what fails to be drawn there. */
export const hydrateOnUse = <Props extends object>(
  file: string,
  load: () => Promise<ComponentType<Props>>,
  Instead = Nothing,
): ComponentOnUse<Props> => {
  // Code, not state: which files have arrived is the same for every visitor.
  let Loaded: ComponentType<Props> | undefined;
  const OnUse: LazyExoticComponent<ComponentType<Props>> = lazy(async () => {
    await firstUse();
    // Code that cannot be fetched leaves the markup as it is: its links go on doing the work.
    return { default: await load().catch(() => new Promise<never>(() => undefined)) };
  });
  // Memoised, since a change of its properties would take markup away that is not hydrated yet.
  const Drawn = memo((props: Props) => {
    const [Part] = useState(() => Loaded ?? OnUse);
    return (
      <Suspense fallback={typeof window === 'undefined' ? <Instead /> : null}>
        <Part {...props} />
      </Suspense>
    );
  });
  return {
    source: `src/${file}.tsx`,
    needed: 'onUse',
    prepare: async () => {
      Loaded ??= await load();
    },
    Drawn,
  };
};
