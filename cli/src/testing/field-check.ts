import { expect } from 'vitest';
import { ShopCommand } from '../acts/shop-command.ts';
import { fullName } from '../arguments/command-form.ts';
import { reachedCommand } from '../arguments/reached-command.ts';
import type { JsonForm } from '../documents/json-form.ts';
import { makeProgram } from '../program.ts';
import { fieldMistakes } from './field-mistakes.ts';

const program = makeProgram(() => undefined, {});

/** Returns the command that a command line selects, with its documented output. */
export const commandOf = async (
  argv: readonly string[],
): Promise<{ readonly name: string; readonly json: readonly JsonForm[] }> => {
  const { command } = reachedCommand(await program, argv);
  return { name: fullName(command), json: command instanceof ShopCommand ? command.json : [] };
};

/** Fails unless the `--json` output has the fields that the help of its command lists. */
export const expectFields = async (argv: readonly string[], stdout: string): Promise<void> => {
  if (!argv.includes('--json') || stdout === '') return;
  const { name, json } = await commandOf(argv);
  expect(fieldMistakes(json, JSON.parse(stdout)), `fields of ${name}`).toEqual([]);
};
