import type { ShopCommand } from '../acts/shop-command.ts';

/** Declares `help` and `version`, which never run: they are read as `--help` and `--version`. */
export const addHelpCommands = (program: ShopCommand): void => {
  program
    .verb('help', 'print the help of the program or of a command')
    .argument('[command...]', 'a command, such as cart add-ticket')
    .examples(['what can be done with a cart', 'shop help cart'], ['one command', 'shop help cart add-ticket']);
  program.verb('version', 'print the version of the program').examples(['for a bug report', 'shop version']);
};
