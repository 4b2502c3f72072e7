import { type ComponentType, lazy, memo, Suspense, useState } from 'react';
import { firstUse } from './first-use.ts';

/** When the code of a component is loaded. */
export type Moment =
  /** Before hydration of the page, so that hydration leaves no gap. */
  | 'beforeHydration'
  /** At the visitor's first use. Until then the server's markup stays, so every control in it must be a link or a form
   *  that works without script. A component without state needs the language as its `key`, as React cannot hydrate
   *  markup of another language. */
  | 'atFirstUse'
  /** When the component is first drawn. Its place is empty until then, and when the code cannot be fetched. */
  | 'whenDrawn';

/** A separate file of code that a part of the page needs. */
export type LateFile = {
  /** Path of the file in the build's manifest, from which the server finds the chunk to name in the head. */
  readonly source: string;
  readonly moment: Moment;
  /** Fetches the code, so that the component is drawn without delay. */
  readonly prepare: () => Promise<void>;
};

export type LateComponent<Props> = LateFile & { readonly Drawn: ComponentType<Props> };

type Late<Props> = {
  /** Path below `ui/src`, without its extension. */
  readonly file: string;
  readonly load: () => Promise<ComponentType<Props>>;
  /** Drawn in place of a component that the server cannot draw, until the browser tries again. */
  readonly Instead?: ComponentType;
};

const Nothing: ComponentType = () => null;

/** Creates a component whose code is in a separate file. */
export const lateComponent = <Props extends object>(
  moment: Moment,
  { file, load, Instead = Nothing }: Late<Props>,
): LateComponent<Props> => {
  // Shared by all visitors, as it depends on the loaded files alone.
  let Loaded: ComponentType<Props> | undefined;
  let endPreparation = (): void => undefined;
  const prepared = new Promise<void>((resolve) => {
    endPreparation = resolve;
  });

  const AtFirstUse = lazy(async () => {
    // Or when a visit has fetched the code, since React then draws the server's markup anew.
    await Promise.race([firstUse(), prepared]);
    // When the code cannot be fetched, the server's markup stays and its links still work.
    return { default: await load().catch(() => new Promise<never>(() => undefined)) };
  });
  const WhenDrawn = lazy(async () => ({ default: await load().catch((): ComponentType<Props> => () => null) }));

  const drawn: { readonly [M in Moment]: ComponentType<Props> } = {
    beforeHydration: (props) => (Loaded === undefined ? null : <Loaded {...props} />),
    // Memoised: changed props would make React discard markup that is not hydrated yet.
    atFirstUse: memo((props: Props) => {
      const [Part] = useState(() => Loaded ?? AtFirstUse);
      return (
        <Suspense fallback={<Instead />}>
          <Part {...props} />
        </Suspense>
      );
    }),
    // The server draws it as well, in answer to a posted form.
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
      endPreparation();
    },
    Drawn: drawn[moment],
  };
};
