import type { Ending, OperatorSession, Session, ShopSession } from './session.ts';

/** A command whose arguments are parsed: what has to be opened for it, and the function to run. */
export type Act =
  | { readonly needs: 'nothing'; readonly run: (session: Session) => Ending }
  /** With `sample`, runs on a new shop with the sample catalog unless `--on` names a shop. */
  | {
      readonly needs: 'shop';
      readonly sample?: true | undefined;
      /** A folder of pages to show in place of the shop's. */
      readonly content?: string | undefined;
      readonly run: (session: ShopSession) => Ending;
    }
  | { readonly needs: 'operator'; readonly run: (session: OperatorSession) => Ending };

/** The function of a command, called with the arguments and options that commander has parsed. */
type Run<Acting, Typed extends readonly unknown[]> = (session: Acting, ...typed: Typed) => Ending;

/** An action for commander. It is called on the command and chooses the act; nothing runs yet. */
type Action<Typed extends readonly unknown[]> = (this: { choose(act: Act): void }, ...typed: Typed) => void;

/** Declares that a command acts as a visitor of the shop that the options name. */
export const inShop = <Typed extends readonly unknown[]>(
  run: Run<ShopSession, Typed>,
  { sample }: { readonly sample?: true } = {},
): Action<Typed> =>
  function (...typed) {
    this.choose({ needs: 'shop', sample, run: (session) => run(session, ...typed) });
  };

/** Declares that a command acts as the operator of the shop that the options name. */
export const asOperator = <Typed extends readonly unknown[]>(run: Run<OperatorSession, Typed>): Action<Typed> =>
  function (...typed) {
    this.choose({ needs: 'operator', run: (session) => run(session, ...typed) });
  };

/** Declares that a command opens no shop, or opens what it needs itself. */
export const withoutShop = <Typed extends readonly unknown[]>(run: Run<Session, Typed>): Action<Typed> =>
  function (...typed) {
    this.choose({ needs: 'nothing', run: (session) => run(session, ...typed) });
  };
