import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { temporaryFolder } from '@shop/adapters/platform/files/testing/temporary-folder';
import { expect, it } from 'vitest';
import { type Shell, shellScripts } from './shell-scripts.ts';

/** The program that completes the typed words in each shell, as if Tab had been pressed; it prints one word per
 *  line. */
const completes: Readonly<Record<Shell, (typed: readonly string[]) => string>> = {
  bash: (typed) => `COMP_WORDS=(shop "$@"); COMP_CWORD=${typed.length}; _shop; printf '%s\\n' "\${COMPREPLY[@]}"`,
  zsh: (typed) =>
    `compdef() { :; }; _describe() { printf '%s\\n' "\${(@P)2}"; }; words=(shop "$@"); CURRENT=${typed.length + 1}; _shop`,
  fish: () => 'complete -C "shop $argv"',
};

/** Completes words in a shell that has loaded the script, with a stub of the program; returns the words and other
 *  output. */
const suggestions = (name: Shell, typed: readonly string[]) => {
  const folder = temporaryFolder();
  const program = join(folder, 'shop');
  writeFileSync(
    program,
    `#!/bin/sh\nexec "${process.execPath}" "${resolve(import.meta.dirname, '../../dist/shop.js')}" "$@"\n`,
  );
  chmodSync(program, 0o755);
  const script = name === 'zsh' ? shellScripts.zsh.replace(/^.*compinit.*$|^compdef .*$/gm, '') : shellScripts[name];
  const text = name === 'zsh' ? `${script}\n${completes.zsh(typed)}` : `${script}\n${completes[name](typed)}`;
  const { stdout, stderr } = spawnSync(name, ['-c', text, ...(name === 'fish' ? [] : [name]), ...typed], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: `${folder}:${process.env.PATH}`, HOME: folder },
  });
  return { words: stdout.split('\n').filter((line) => line !== ''), stderr, folder };
};

const isThere = (name: Shell): boolean => spawnSync(name, ['-c', 'true']).status === 0;

const first = (line: string): string => line.split(/[\t: ]/)[0] ?? '';

it.for(['bash', 'zsh', 'fish'] as const)(
  'completion in %s offers the commands of the program and executes no typed text',
  (shell, { skip }) => {
    skip(!isThere(shell), `there is no ${shell} on this machine`);
    expect(suggestions(shell, ['cart', 'add-']).words.map(first).toSorted()).toEqual(
      ['add-ticket', 'add-gift-card', 'add-upsell'].toSorted(),
    );
    const hostile = suggestions(shell, ['cart', "'$(touch ran)'", '']);
    expect(existsSync(join(hostile.folder, 'ran'))).toBe(false);
  },
);
