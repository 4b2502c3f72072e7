import { mergeConfig } from 'vitest/config';
import config from '../../vitest.workspace.ts';
import { defectsOf, withDefects } from './defects.ts';

const planted = defectsOf(process.env.PLANTED ?? '');

/** The project's tests with defects planted into core and adapters. */
export default mergeConfig(config, {
  // A cached module would contain another defect.
  test: { fsModuleCache: false },
  plugins: [
    {
      name: 'planted',
      enforce: 'pre',
      transform: (code: string, id: string) => {
        const changed = withDefects(id, code, planted);
        return changed === code ? undefined : changed;
      },
    },
  ],
});
