import { type ComponentType, lazy, memo, Suspense, useState } from 'react';
import { firstUse } from './first-use.ts';

/** When the code of a component arrives. */
export type Moment =
  /** Before the page is hydrated: no holes and no waiting inside a page. */
  | 'beforeHydration'
  /** At the visitor's first use. Until then the server's markup stays, so everything pressable in it must be a link or
   *  a form that works without script. Without state of its own it is keyed by language: markup of another language
   *  cannot be hydrated. */
  | 'atFirstUse'
  /** When it is drawn for the first time; until then, and without its code, its place is empty. */
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
  /** Replaces on the server's page what cannot be drawn there. */
  readonly Instead?: ComponentType;
};

const Nothing: ComponentType = () => null;

/** A component whose code is in a file of its own. */
export const lateComponent = <Props extends object>(
  moment: Moment,
  { file, load, Instead = Nothing }: Late<Props>,
): LateComponent<Props> => {
  // Code, not state: which files have arrived is the same for every visitor.
  let Loaded: ComponentType<Props> | undefined;

  const AtFirstUse = lazy(async () => {
    await firstUse();
    // Code that cannot be fetched leaves the markup as it is: its links go on doing the work.
    return { default: await load().catch(() => new Promise<never>(() => undefined)) };
  });
  const WhenDrawn = lazy(async () => ({ default: await load().catch((): ComponentType<Props> => () => null) }));

  const drawn: { readonly [M in Moment]: ComponentType<Props> } = {
    beforeHydration: (props) => (Loaded === undefined ? null : <Loaded {...props} />),
    // Memoised, since a change of its properties would take markup away that is not hydrated yet.
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
