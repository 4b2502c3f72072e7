import { Argument } from 'commander';
import { okAsync } from 'neverthrow';
import { withoutShop } from '../acts/act.ts';
import type { ShopCommand } from '../acts/shop-command.ts';
import { ownForm } from '../documents/json-form.ts';
import { type Answer, answer, textLines } from '../stdio/answer.ts';
import { line } from '../text/line.ts';
import { completions } from './completions.ts';
import { type Shell, shellScripts, shells } from './shell-scripts.ts';

const scriptOf = (of: Shell): Answer =>
  answer({ for: of, script: shellScripts[of] }, () => textLines(shellScripts[of].trimEnd()));

/** Prints one word and its meaning per line, in the form that the completion scripts read. */
const offered = (program: ShopCommand, words: readonly string[]): Answer => {
  const matches = completions(program, words);
  return answer(matches, () => matches.map(({ word, meaning }) => line(`${word} ${meaning}`)));
};

export const addCompletionCommands = (program: ShopCommand): void => {
  program
    .verb('completion', 'print what teaches a shell to complete the words of this program')
    .addArgument(new Argument('<shell>', 'the shell').choices(shells))
    .examples(
      ['bash', 'shop completion bash >> ~/.bashrc'],
      ['zsh', 'shop completion zsh >> ~/.zshrc'],
      ['fish', 'shop completion fish > ~/.config/fish/completions/shop.fish'],
    )
    .prints(ownForm('for script'))
    .action(withoutShop((_session, of: Shell) => okAsync(scriptOf(of))));
  program
    .command('complete', { hidden: true })
    .description('for the scripts of completion: what may come next')
    .argument('[words...]')
    .examples(['what may follow cart', 'shop complete -- cart ""'])
    .prints(ownForm('[]: word meaning'))
    .action(withoutShop((_session, words: readonly string[]) => okAsync(offered(program, words))));
};
