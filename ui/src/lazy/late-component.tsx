import { type ComponentType, lazy, memo, Suspense, useState } from 'react';
import { firstUse } from './first-use.ts';

/** When the code of a component arrives. */
export type Moment =
  /** Before the page is hydrated, so that hydration has no gap and need not wait. */
  | 'beforeHydration'
  /** At the visitor's first use. Until then the server's markup stays, so every control in it must be a link or a form
   *  that works without script. Key a component without state by language: markup of another language cannot be
   *  hydrated. */
  | 'atFirstUse'
  /** When it is drawn for the first time; until then, or if its code cannot be fetched, its place is empty. */
  | 'whenDrawn';

/** Code in a file of its own that something on a page needs. */
export type LateFile = {
  /** The file as the build's manifest names it, so that the server can name its chunk in the head. */
  readonly source: string;
  readonly moment: Moment;
  /** Fetches the code, so that the component is drawn at once. */
  readonly prepare: () => Promise<void>;
};

export type LateComponent<Props> = LateFile & { readonly Drawn: ComponentType<Props> };

type Late<Props> = {
  /** Below `ui/src`, without its ending. */
  readonly file: string;
  readonly load: () => Promise<ComponentType<Props>>;
  /** Drawn by the server in place of a component that it cannot draw. */
  readonly Instead?: ComponentType;
};

const Nothing: ComponentType = () => null;

/** A component whose code is in a file of its own. */
export const lateComponent = <Props extends object>(
  moment: Moment,
  { file, load, Instead = Nothing }: Late<Props>,
): LateComponent<Props> => {
  // Shared by all visitors: it depends on the files that are loaded, not on a visitor.
  let Loaded: ComponentType<Props> | undefined;

  const AtFirstUse = lazy(async () => {
    await firstUse();
    // If the code cannot be fetched, the server's markup stays, and its links still work.
    return { default: await load().catch(() => new Promise<never>(() => undefined)) };
  });
  const WhenDrawn = lazy(async () => ({ default: await load().catch((): ComponentType<Props> => () => null) }));

  const drawn: { readonly [M in Moment]: ComponentType<Props> } = {
    beforeHydration: (props) => (Loaded === undefined ? null : <Loaded {...props} />),
    // Memoised: changed props would make React discard markup that is not hydrated yet.
    atFirstUse: memo((props: Props) => {
      const [Part] = useState(() => Loaded ?? AtFirstUse);
      return (
        <Suspense fallback={typeof window === 'undefined' ? <Instead /> : null}>
          <Part {...props} />
        </Suspense>
      );
    }),
    // The server draws it too, for a posted form.
    whenDrawn: (props) => {
      const [Part] = useState(() => Loaded ?? WhenDrawn);
      return (
        <Suspense>
          <Part {...props} />
        </Suspense>
      );
    },
  };

  return {
    source: `src/${file}.tsx`,
    moment,
    prepare: async () => {
      Loaded ??= await load();
    },
    Drawn: drawn[moment],
  };
};
