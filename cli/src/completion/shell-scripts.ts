import bash from './shop.bash?raw';
import fish from './shop.fish?raw';
import zsh from './shop.zsh?raw';

/** Shells for which the program has a completion script. */
export const shells = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof shells)[number];

/** Each shell's completion script; its first line is a comment with the command that adds it to a file which the shell
 *  reads. The scripts pass typed words on unchanged: if the shell expanded them again, it would run commands in
 *  them. */
export const shellScripts: Readonly<Record<Shell, string>> = { bash, zsh, fish };
