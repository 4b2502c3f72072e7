import type { Command } from 'commander';
import type { Choose } from '../../acts/session.ts';
import { examples } from '../../arguments/help-examples.ts';
import { shopFailure } from '../../failures/failure.ts';
import { line, span } from '../../text/line.ts';
import { addLogInCommand } from './log-in.ts';
import { memberAnswer } from './member-answer.ts';

export const addMemberCommands = (member: Command, choose: Choose): void => {
  addLogInCommand(member, choose);
  member
    .command('show')
    .description('print who is logged in; nobody is no failure')
    .addHelpText('after', examples([['only the address', 'shop member show --json | jq -r .member.email']]))
    .action(() =>
      choose({
        needs: 'shop',
        run: (session) =>
          session.member
            .loadMember()
            .map(memberAnswer)
            .mapErr((error) => shopFailure(error)),
      }),
    );
  member
    .command('logout')
    .description('end the log-in here and where it was made; twice is harmless')
    .addHelpText('after', examples([['before somebody else buys', 'shop member logout']]))
    .action(() =>
      choose({
        needs: 'shop',
        run: (session) =>
          session.member
            .logOut()
            .map(() => ({ data: { member: null }, lines: () => [line(span('logged out', 'good'))] })),
      }),
    );
};
