import { mergeConfig } from 'vitest/config';
import config from '../../vitest.workspace.ts';
import { defectsOf } from './defects.ts';

const planted = defectsOf(process.env.PLANTED ?? '');

/** The project's tests with defects planted into core. */
export default mergeConfig(config, {
  // A kept module would be that of another defect.
  test: { fsModuleCache: false },
  plugins: [
    {
      name: 'planted',
      enforce: 'pre',
      transform: (code: string, id: string) =>
        planted
          .filter(({ file }) => id.endsWith(`core/src/seller/${file}`))
          .reduce<string | undefined>((text, { right, wrong }) => {
            if (!(text ?? code).includes(right)) throw new Error(`nothing to plant in ${id}`);
            return (text ?? code).replace(right, wrong);
          }, undefined),
    },
  ],
});
