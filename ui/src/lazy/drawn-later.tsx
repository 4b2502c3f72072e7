import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react';
import type { ComponentOnUse } from './hydrate-on-use.tsx';

/** A component that nobody needs before they have done something on the page: its code is fetched when it is first drawn. The server
 *  draws it too, for a form that was posted. Code that cannot be fetched leaves its place empty. `file` is below `ui/src`, without
 *  its ending. */
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
