import type { ComponentType, ReactNode } from 'react';

/** Code in a file of its own that something on a page needs. */
export type LazyFile = {
  /** The file as the build's manifest names it, so that the server can name its chunk in the head. */
  readonly source: string;
  /** When its code has to be here: before the page is hydrated, or once the visitor starts to use it. */
  readonly needed: 'atOnce' | 'onUse';
  readonly prepare: () => Promise<void>;
};

/** A component in a file of its own that is fetched before it is drawn: no holes and no waiting inside a page. */
export type LazyComponent<Props> = LazyFile & {
  /** Draws at once when the file has been prepared, else nothing. */
  readonly draw: (props: Props) => ReactNode;
};

/** `file` is below `ui/src`, without its ending. */
export const lazyComponent = <Props extends object>(
  file: string,
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> => {
  // Code, not state: which files have arrived is the same for every visitor.
  let Drawn: ComponentType<Props> | undefined;
  return {
    source: `src/${file}.tsx`,
    needed: 'atOnce',
    prepare: async () => {
      Drawn ??= await load();
    },
    draw: (props) => (Drawn === undefined ? null : <Drawn {...props} />),
  };
};
