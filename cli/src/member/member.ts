import type { Member } from '@shop/core/member/member';
import { errAsync, ResultAsync } from 'neverthrow';
import { inShop } from '../acts/act.ts';
import type { Answered, ShopSession } from '../acts/session.ts';
import type { ShopCommand } from '../acts/shop-command.ts';
import { callForm } from '../documents/call-form.ts';
import { type Refusal, shopFailure, usage } from '../failures/failure.ts';
import { type Answer, doneLines, wireAnswer } from '../stdio/answer.ts';
import { line, span } from '../text/line.ts';

/** Returns what every command that ends with a member prints; `undefined` stands for a guest. */
const memberAnswer = (member: Member | undefined): Answer =>
  wireAnswer(
    (wire) => wire.answer('loadMember', member),
    () => [
      member === undefined
        ? line('not logged in; log in with: shop member login <email>')
        : line(span(`${member.name} ${member.surname}`.trim(), 'good'), `  ${member.email}`),
    ],
  );

const noAddress = 'an e-mail address, such as ana@example.com';
const noPassword = 'a password, typed at the prompt or piped in as one line';

const showMember = ({ member }: Pick<ShopSession, 'member'>): Answered => member.loadMember().map(memberAnswer);

/** Logs a member in. Errors: `usage` for an invalid address or password. */
export const logIn = (
  { member }: Pick<ShopSession, 'member'>,
  email: string,
  password: string,
): ResultAsync<void, Refusal> =>
  member.logIn({ email, password }).orElse((error) => {
    if (error.kind !== 'invalidLogIn') return errAsync(shopFailure(error, 'logIn'));
    const allowed = error.fields.map(({ field }) => (field === 'email' ? noAddress : noPassword));
    return errAsync(usage('e-mail or password missing', allowed));
  });

export const addVerbs = (member: ShopCommand): void => {
  member
    .verb('login', 'log a member in for the commands that follow; the password is typed at a prompt, or piped in')
    .argument('<email>', 'of the account')
    .examples(
      ['by hand', 'shop member login ana@example.com'],
      ['from a script', 'shop member login ana@example.com < password.txt'],
    )
    .prints(callForm('loadMember'))
    .action(
      inShop((session, email: string) =>
        ResultAsync.fromSafePromise(session.terminal.readSecret('Password: '))
          .andThen((password) => logIn(session, email, password))
          .andThen(() => showMember(session)),
      ),
    );
  member
    .verb('show', 'print the logged-in member; a guest is no failure')
    .examples(['only the address', 'shop member show --json | jq -r .user.email'])
    .prints(callForm('loadMember'))
    .action(inShop(showMember));
  member
    .verb('logout', 'end the log-in here and where it was made; twice is harmless')
    .examples(['before another person buys', 'shop member logout'])
    .prints(callForm('logOut'))
    .action(
      inShop((session) =>
        session.member
          .logOut()
          .map(() => wireAnswer((wire) => wire.answer('logOut', undefined), doneLines('logged out'))),
      ),
    );
};
