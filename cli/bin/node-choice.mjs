// Which Node runs the shop, on any system. Plain JavaScript that any Node from 18 on understands,
// because it is what tells that a Node is too old.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

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

/** The Node that runs the shop: this one if it is new enough, else the installed one; or a line on what is missing. */
export const chooseNode = (root, { platform, arch, version, execPath, exists } = here) => {
  if (Number(version.split('.')[0]) >= newEnough) return { node: execPath };
  const pinned = join(root, 'node_modules', `node-${platform}-${arch}`, 'bin', 'node');
  if (exists(pinned)) return { node: pinned };
  const way = bringsNode({ platform, arch }) ? 'run: npm ci --include=optional' : 'install it from https://nodejs.org';
  return { missing: `This needs Node ${newEnough} or newer, here is ${version}; ${way}` };
};

/** The Node that runs the shop. Throws the line that says what is missing. */
export const nodeOrThrow = (root) => {
  const { node, missing } = chooseNode(root);
  if (node === undefined) throw new Error(missing);
  return node;
};
