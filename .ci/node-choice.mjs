// Which Node runs the shop, and how npm is called, on any system. Plain JavaScript that any Node from 18 on understands,
// because it is what tells that a Node is too old.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const newEnough = 24;

/** Systems for which the lock file brings a Node along. */
const pinnedSystems = ['linux-x64', 'linux-arm64'];

const here = {
  platform: process.platform,
  arch: process.arch,
  version: process.versions.node,
  execPath: process.execPath,
  exists: existsSync,
};

/** Whether installing the packages brings a Node for this system. */
export const bringsNode = ({ platform, arch } = here) => pinnedSystems.includes(`${platform}-${arch}`);

/** The Node that runs the shop: this one if it is new enough, else the one that was installed; or in one line what is missing. */
export const chooseNode = (root, { platform, arch, version, execPath, exists } = here) => {
  if (Number(version.split('.')[0]) >= newEnough) return { node: execPath };
  const pinned = join(root, 'node_modules', `node-${platform}-${arch}`, 'bin', 'node');
  if (exists(pinned)) return { node: pinned };
  const way = bringsNode({ platform, arch }) ? 'run: npm ci --include=optional' : 'install it from https://nodejs.org';
  return { missing: `This needs Node ${newEnough} or newer, here is ${version}; ${way}` };
};

/** npm as a program and its first arguments. Its own script is run by Node, since Windows starts no .cmd without a shell. */
export const npmCommand = ({ platform, execPath, exists, npmExecpath = process.env.npm_execpath } = here) => {
  const folder = dirname(execPath);
  const script = [
    npmExecpath ?? '',
    join(folder, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(folder, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  ].find((place) => place.endsWith('npm-cli.js') && exists(place));
  if (script !== undefined) return [execPath, script];
  if (platform === 'win32')
    throw new Error('npm was not found beside Node; start this with npm, or install Node anew.');
  return ['npm'];
};
