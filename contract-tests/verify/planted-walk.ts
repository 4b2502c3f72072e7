import { mergeConfig } from 'vitest/config';
import config from '../../vitest.workspace.ts';

const file = 'core/src/host/places/counters.ts';

/** Rules that count wrongly: for every store, and for the store in memory alone, so that stores differ. */
const planted: readonly (readonly [right: string, wrong: string])[] = [
  ['to[state] + persons', "to[state] + (state === 'sold' ? 0 : persons)"],
  ['places.held + moved.held', 'places.held'],
];

/** The project's tests with defects planted into core. */
export default mergeConfig(config, {
  plugins: [
    {
      name: 'planted',
      transform: (code: string, id: string) => {
        if (!id.endsWith(file)) return undefined;
        return planted.reduce((text, [right, wrong]) => {
          if (!text.includes(right)) throw new Error(`nothing to plant in ${id}`);
          return text.replace(right, wrong);
        }, code);
      },
    },
  ],
});
