import type { Member } from '@shop/core/member/member';
import type { Command } from 'commander';
import { errAsync, ResultAsync } from 'neverthrow';
import type { Choose, Session } from '../../acts/session.ts';
import { examples } from '../../arguments/help-examples.ts';
import { type Failure, shopFailure, usage } from '../../failures/failure.ts';
import type { Answer } from '../../terminal/answer.ts';
import { line, span } from '../../text/line.ts';

/** What every command that ends with a member prints; `null` without a login. */
const memberAnswer = (member: Member | undefined): Answer => ({
  data: { member: member ?? null },
  lines: () =>
    member === undefined
      ? [line('nobody is logged in; log in with: shop member login <email>')]
      : [line(span(`${member.name} ${member.surname}`.trim(), 'good'), `  ${member.email}`)],
});

const noAddress = 'an e-mail address, such as ana@example.com';
const noPassword = 'a password, typed at the prompt or piped in as one line';

const logIn = ({ member, readSecret }: Session, email: string): ResultAsync<Answer, Failure> =>
  ResultAsync.fromSafePromise<string, Failure>(readSecret('Password: ')).andThen((password) =>
    member
      .logIn({ email, password })
      .orElse((error): ResultAsync<void, Failure> => {
        if (error.kind !== 'invalidLogIn') return errAsync(shopFailure(error, 'logIn'));
        const allowed = error.fields.map(({ field }) => (field === 'email' ? noAddress : noPassword));
        return errAsync(usage('e-mail or password missing', allowed));
      })
      .andThen(() => member.loadMember().mapErr((error) => shopFailure(error)))
      .map(memberAnswer),
  );

const addLogInCommand = (member: Command, choose: Choose): void => {
  member
    .command('login')
    .description('log a member in for the commands that follow; the password is typed at a prompt, or piped in')
    .argument('<email>', 'of the account')
    .addHelpText(
      'after',
      examples([
        ['by hand', 'shop member login ana@example.com'],
        ['from a script', 'shop member login ana@example.com < password.txt'],
      ]),
    )
    .action((email: string) => choose({ needs: 'shop', run: (session) => logIn(session, email) }));
};

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
