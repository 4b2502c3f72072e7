import { mergeConfig } from 'vitest/config';
import config from '../../vitest.workspace.ts';

/** Rules that count wrongly: for everybody, and for the store in memory alone, so that stores differ. */
const planted: readonly (readonly [file: string, right: string, wrong: string])[] = [
  ['core/src/host/places/place-changes.ts', 'before.sold + sign * counts.sold', 'before.sold'],
  ['core/src/host/places/evolve-counts.ts', 'places.held + change.held', 'places.held'],
];

/** The project's tests with defects planted into core. */
export default mergeConfig(config, {
  plugins: [
    {
      name: 'planted',
      transform: (code: string, id: string) => {
        const [, right, wrong] = planted.find(([file]) => id.endsWith(file)) ?? [];
        if (right === undefined || wrong === undefined) return undefined;
        if (!code.includes(right)) throw new Error(`nothing to plant in ${id}`);
        return code.replace(right, wrong);
      },
    },
  ],
});
