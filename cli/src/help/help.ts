import type { ShopCommand } from '../acts/shop-command.ts';

/** Declares `help` and `version`. They never run: the parser translates them to `--help` and `--version`. */
export const addHelpCommands = (program: ShopCommand): void => {
  program
    .verb('help', 'print the help of the program or of a command')
    .argument('[command...]', 'a command, such as cart add-ticket')
    .examples(['what can be done with a cart', 'shop help cart'], ['one command', 'shop help cart add-ticket']);
  program.verb('version', 'print the version of the program').examples(['for a bug report', 'shop version']);
};
