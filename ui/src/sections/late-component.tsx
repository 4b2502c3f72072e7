import type { ComponentType, ReactNode } from 'react';

/** A component in a file of its own that is fetched before it is drawn: no holes and no waiting inside a page. */
export type LateComponent<Props> = {
  /** The file as the build's manifest names it, so that the server can preload its chunk. */
  readonly source: string;
  /** Fetches the file, so that `draw` draws at once. */
  readonly prepare: () => Promise<void>;
  readonly draw: (props: Props) => ReactNode;
};

/** What has to be there before something is drawn. */
export type LateFile = Pick<LateComponent<never>, 'source' | 'prepare'>;

/** `file` is below `ui/src/sections`, without its ending. */
export const lateComponent = <Props extends object>(
  file: string,
  load: () => Promise<ComponentType<Props>>,
): LateComponent<Props> => {
  // Code, not state: which files have arrived is the same for every visitor.
  let Drawn: ComponentType<Props> | undefined;
  return {
    source: `src/sections/${file}.tsx`,
    prepare: async () => {
      Drawn ??= await load();
    },
    draw: (props) => (Drawn === undefined ? null : <Drawn {...props} />),
  };
};
