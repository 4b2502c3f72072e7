import type { Ending, OperatorSession, Session, ShopSession } from './session.ts';

/** A command after its arguments were read: what it needs opened, and what it does with it. */
export type Act =
  | { readonly needs: 'nothing'; readonly run: (session: Session) => Ending }
  /** `sample` acts on a new sample shop where no other is named. */
  | { readonly needs: 'shop'; readonly sample?: true | undefined; readonly run: (session: ShopSession) => Ending }
  | { readonly needs: 'operator'; readonly run: (session: OperatorSession) => Ending };

/** What a command does with its arguments and options, as commander has parsed them. */
type Run<Acting, Typed extends readonly unknown[]> = (session: Acting, ...typed: Typed) => Ending;

/** A command's action: commander calls it on the command, which chooses the act; nothing runs yet. */
type Action<Typed extends readonly unknown[]> = (this: { choose(act: Act): void }, ...typed: Typed) => void;

/** The command acts as a visitor of the shop that the options name. */
export const inShop = <Typed extends readonly unknown[]>(
  run: Run<ShopSession, Typed>,
  { sample }: { readonly sample?: true } = {},
): Action<Typed> =>
  function (...typed) {
    this.choose({ needs: 'shop', sample, run: (session) => run(session, ...typed) });
  };

/** The command acts as the operator of the shop that the options name. */
export const asOperator = <Typed extends readonly unknown[]>(run: Run<OperatorSession, Typed>): Action<Typed> =>
  function (...typed) {
    this.choose({ needs: 'operator', run: (session) => run(session, ...typed) });
  };

/** The command opens no shop, or opens what it needs itself. */
export const withoutShop = <Typed extends readonly unknown[]>(run: Run<Session, Typed>): Action<Typed> =>
  function (...typed) {
    this.choose({ needs: 'nothing', run: (session) => run(session, ...typed) });
  };
