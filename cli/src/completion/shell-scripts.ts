import bash from './shop.bash?raw';
import fish from './shop.fish?raw';
import zsh from './shop.zsh?raw';

/** Shells that can be taught to complete the program's words. */
export const shells = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof shells)[number];

/** A shell's start-up lines; the first names the file for them. What was typed goes to the program as it is: no shell
 *  looks at it a second time, or it would run what stands in it. */
export const shellScripts: Readonly<Record<Shell, string>> = { bash, zsh, fish };
