import bash from './shop.bash?raw';
import fish from './shop.fish?raw';
import zsh from './shop.zsh?raw';

/** Shells for which the program has a completion script. */
export const shells = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof shells)[number];

/** The start-up lines of each shell; the first line names the file for them. The scripts pass typed words on
 *  unchanged: if the shell expanded them again, it would run commands in them. */
export const shellScripts: Readonly<Record<Shell, string>> = { bash, zsh, fish };
