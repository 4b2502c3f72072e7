// Returns how to call npm on any system. Plain JavaScript, because it runs before packages are installed.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const here = { platform: process.platform, execPath: process.execPath, exists: existsSync };

/** Returns the program and first arguments that call npm. Node runs npm's script, since Windows starts no .cmd file
 *  without a shell. */
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
