import { Argument, type Command } from 'commander';
import { okAsync } from 'neverthrow';
import type { Choose } from '../acts/session.ts';
import { examples } from '../arguments/help-examples.ts';
import { completions } from '../completion/completions.ts';
import { type Shell, shellScripts, shells } from '../completion/shell-scripts.ts';
import type { Answer } from '../terminal/answer.ts';
import { line } from '../text/line.ts';

const scriptOf = (of: Shell): Answer => ({
  data: { for: of, script: shellScripts[of] },
  lines: () =>
    shellScripts[of]
      .trimEnd()
      .split('\n')
      .map((text) => line(text)),
});

/** A word and its meaning a line, as the scripts read it. */
const offered = (program: Command, words: readonly string[]): Answer => {
  const found = completions(program, words);
  return { data: found, lines: () => found.map(({ word, meaning }) => line(`${word} ${meaning}`)) };
};

export const addCompletionCommands = (program: Command, choose: Choose): void => {
  program
    .command('completion')
    .description('print what teaches a shell to complete the words of this program')
    .addArgument(new Argument('<shell>', 'the shell').choices(shells))
    .addHelpText(
      'after',
      examples([
        ['bash', 'shop completion bash >> ~/.bashrc'],
        ['zsh', 'shop completion zsh >> ~/.zshrc'],
        ['fish', 'shop completion fish > ~/.config/fish/completions/shop.fish'],
      ]),
    )
    .action((of: Shell) => choose({ needs: 'nothing', run: () => okAsync(scriptOf(of)) }));
  program
    .command('complete', { hidden: true })
    .description('for the scripts of completion: what may come next')
    .argument('[words...]')
    .addHelpText('after', examples([['what may follow cart', 'shop complete -- cart ""']]))
    .action((words: readonly string[]) => choose({ needs: 'nothing', run: () => okAsync(offered(program, words)) }));
};
