// Which Node runs the shop, on any system. Plain JavaScript that any Node from 18 on understands,
// because it reports that a Node is too old.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const oldest = 24;

/** Systems for which a lock file names a Node. */
const pinnedSystems = ['linux-x64', 'linux-arm64'];

const here = {
  platform: process.platform,
  arch: process.arch,
  version: process.versions.node,
  execPath: process.execPath,
  exists: existsSync,
};

/** Whether this Node is new enough to run the shop. */
export const isNewEnough = ({ version } = here) => Number(version.split('.')[0]) >= oldest;

/** Whether a Node can be installed from npm for this system. */
export const bringsNode = ({ platform, arch } = here) => pinnedSystems.includes(`${platform}-${arch}`);

/** Returns the package of the Node that npm installs for this system, and the path of its program. */
export const pinnedNode = (root, { platform, arch } = here) => {
  const name = `node-${platform}-${arch}`;
  return { name, path: join(root, 'node_modules', name, 'bin', 'node') };
};

/** Returns the Node that runs the shop, as `node`: this one if it is new enough, otherwise the installed one. Without
 *  either, returns one line for the user, as `missing`. */
export const chooseNode = (root, system = here) => {
  if (isNewEnough(system)) return { node: system.execPath };
  const { path } = pinnedNode(root, system);
  if (system.exists(path)) return { node: path };
  const way = bringsNode(system) ? 'run: npm run build' : 'install it from https://nodejs.org';
  return { missing: `This needs Node ${oldest} or newer, here is ${system.version}; ${way}` };
};

/** Returns the Node that runs the shop. Throws an error with one line for the user when there is none. */
export const nodeOrThrow = (root) => {
  const { node, missing } = chooseNode(root);
  if (node === undefined) throw new Error(missing);
  return node;
};
