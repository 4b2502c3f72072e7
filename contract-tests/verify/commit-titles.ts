import { spawnSync } from 'node:child_process';
import { projectRoot } from '../src/arrows/imports.ts';

/** Number of titles that are checked, the newest first. */
const checked = 20;

/** Units: characters. */
const longestTitle = 72;

const isTitle = (title: string): boolean => title.length <= longestTitle && /^[a-z][\w ,/.-]*: \S/.test(title);

// A copy without history, such as an archive, has no titles.
const { stdout } = spawnSync('git', ['log', `-${checked}`, '--format=%s'], { cwd: projectRoot, encoding: 'utf8' });
const faults = (stdout ?? '').split('\n').filter((title) => title !== '' && !isTitle(title));
for (const title of faults) {
  process.stderr.write(`commit title must be "area: what changes", ${longestTitle} characters at most: ${title}\n`);
}
process.exitCode = faults.length === 0 ? 0 : 1;
