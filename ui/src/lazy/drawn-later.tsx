import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page has been taken over by its script; false on the server, and for the first drawing in the browser. */
const useTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** A component that nobody needs before they have done something on the page: its code is fetched when it is first drawn. The server
 *  draws nothing of it, so that it may hold what needs script. Code that cannot be fetched leaves its place empty. */
export const drawnLater = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> => {
  const Later: LazyExoticComponent<ComponentType<Props>> = lazy(async () => {
    const Loaded = await load().catch((): ComponentType<Props> => () => null);
    return { default: Loaded };
  });
  return (props) =>
    useTakenOver() ? (
      <Suspense>
        <Later {...props} />
      </Suspense>
    ) : null;
};
