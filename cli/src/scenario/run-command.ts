import { withoutShop } from '../acts/act.ts';
import type { ShopCommand } from '../acts/shop-command.ts';
import { repeated, runsArgument } from '../arguments/option-values.ts';
import { ownForm, standardForm } from '../documents/json-form.ts';
import type { RunOptions } from './run-files.ts';

export const addRunCommand = (program: ShopCommand): void => {
  program
    .verb(
      'run',
      'run scenarios: visits to the shop as files, with what must come of them; on a shop only when --on is typed, SHOP_ON is ignored',
    )
    .argument('[files...]', 'files, or folders of them')
    .option('--parallel <number>', 'so many at once', runsArgument, 1)
    .option('--runs <number>', 'so many runs in all, going round the scenarios', runsArgument)
    .option(
      '--tag <word>',
      'only those with this tag; may be repeated',
      repeated((text) => text),
    )
    .option('--name <text>', 'only those whose name has this in it')
    .option('--shareable', 'only those that may run on a shop that others use as well')
    .option('--junit <file>', 'keep a report that build servers read')
    .option('--browser', 'in real windows of Chromium, by what visitors see and press; needs the built server')
    .option('--calls', 'with --json: list the changing calls of each run, equal in every driver')
    .option('--schema', 'print the JSON Schema of a scenario file, for editors')
    .examples(
      ['all of a folder, each in a world of its own, without any shop', 'shop run cli/scenarios'],
      ['side by side on a running shop', 'shop run cli/scenarios --on http://127.0.0.1:3000 --parallel 8'],
      ['how much it bears', 'shop run cli/scenarios --shareable --runs 200 --parallel 16 --on http://127.0.0.1:3000'],
      ['for a build server', 'shop run cli/scenarios --tag card --junit scenarios.xml'],
      ['in a browser, as visitors do', 'shop run cli/scenarios --browser --name "family"'],
      ['which failed', "shop run cli/scenarios --json | jq -r '.runs[] | select(.problems != []).name'"],
    )
    .prints(
      ownForm(
        'runs[] passed failed mistakes[] wallMs perSecond',
        'runs[]: name tags[] place ms problems[] calls[]?',
        'runs[].place: file line column',
        'runs[].problems[]: place message',
        'runs[].problems[].place: file line column',
        'mistakes[]: file line column message',
      ),
      standardForm('a JSON Schema'),
    )
    // Loaded on use: other commands do not need the runner of scenarios.
    .action(
      withoutShop(async (session, files: readonly string[], options: RunOptions) =>
        (await import('./run-files.ts')).runScenarios(session, files, options),
      ),
    );
};
