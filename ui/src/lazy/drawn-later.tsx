import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react';
import type { ComponentOnUse } from './hydrate-on-use.tsx';

/** A component needed only after an action on the page: its code is fetched when it is first drawn. The server draws it
 *  too, for a posted form. Without its code the place stays empty. `file` is below `ui/src`, without its ending. */
export const drawnLater = <Props extends object>(
  file: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentOnUse<Props> => {
  const Later: LazyExoticComponent<ComponentType<Props>> = lazy(async () => {
    const Loaded = await load().catch((): ComponentType<Props> => () => null);
    return { default: Loaded };
  });
  return {
    source: `src/${file}.tsx`,
    needed: 'onUse',
    prepare: async () => undefined,
    Drawn: (props) => (
      <Suspense>
        <Later {...props} />
      </Suspense>
    ),
  };
};
