import { type ComponentType, type LazyExoticComponent, lazy, memo, Suspense, useState } from 'react';
import { firstUse } from './first-use.ts';
import type { LazyFile } from './lazy-component.tsx';

/** A component whose code loads on first use. Until then the server's markup stays, so everything pressable in it must
 *  be a link or a form that works without script. Without state of its own it is keyed by language: markup of another
 *  language cannot be hydrated. */
export type ComponentOnUse<Props> = LazyFile & { readonly Drawn: ComponentType<Props> };

const Nothing: ComponentType = () => null;

/** `file` is below `ui/src`, without its ending. `Instead` replaces on the server's page what cannot be drawn there. */
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
