import { withoutShop } from '../acts/act.ts';
import type { ShopCommand } from '../acts/shop-command.ts';
import { ownForm } from '../documents/json-form.ts';
import type { DoctorOptions } from './examine-shop.ts';

/** Adds the command that says what a shop lacks before its first sale. */
export const addDoctorCommand = (program: ShopCommand): void => {
  program
    .verb(
      'doctor',
      "what a shop lacks before its first sale: settings, provider, mail, proxy, tokens, database, goods, pages, backup; run it on the server's machine; ends with 0 when nothing is bad, with 3 when something is",
    )
    .option('--settings <file>', 'settings of the server, such as /etc/shop.env; the environment when left out')
    .option('--backups <folder>', 'where backups are', '/var/lib/shop-backups')
    .examples(
      ['of a shop that systemd runs', 'sudo node /opt/shop/cli/bin/shop.mjs doctor --settings /etc/shop.env'],
      ['of another data folder', 'shop doctor --settings shop.env --on data --backups backups'],
      ['what is bad, for a script', 'shop doctor --json | jq -c \'.points[] | select(.state == "bad")\''],
    )
    .prints(ownForm('good bad notTried points[]', 'points[]: point state finding message'))
    .action(
      withoutShop(async (session, options: DoctorOptions) => {
        const { examineShop } = await import('./examine-shop.ts');
        return examineShop(session, options);
      }),
    );
};
