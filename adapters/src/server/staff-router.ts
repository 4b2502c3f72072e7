import type { PaymentFinding } from '@shop/core/checkout/order-history';
import type { AttemptId } from '@shop/core/ids';
import { clientNetwork } from '@shop/core/limits/client-network';
import type { CatalogRefusal, OperatorFailure } from '@shop/core/ports/catalog-port';
import type { OperatorPorts } from '@shop/core/ports/operator-ports';
import type { StaffToken } from '@shop/core/ports/staff';
import { Hono } from 'hono';
import type { ResultAsync } from 'neverthrow';
import { withoutSlot } from '../platform/admission/slot.ts';
import { seenAddress, seenAddressHeader, visitorAddress } from '../platform/http/visitor-address.ts';
import type { CallContext, Role } from '../wire/calls/call.ts';
import { staffTable } from '../wire/calls/staff-table.ts';
import { bodyFaultStatus, bodyText } from '../wire/codec/body-text.ts';
import { type Codec, decode } from '../wire/codec/codec.ts';
import { answerLimits, parseJson } from '../wire/codec/json-text.ts';
import { mayCall, staffOf } from './staff-tokens.ts';

export type StaffRouterOptions = OperatorPorts & {
  readonly tokens: readonly StaffToken[];
  /** Called for each request with a wrong token. `network` is `undefined` when the client's address is unknown. */
  readonly onWrongToken: (network: string | undefined) => void;
  /** Called for each import of a catalog, with the token's name. An import has no cart and therefore no row in the
   *  log of commands. */
  readonly onImport: (version: number, staff: string) => void;
  /** Called for each settled payment, with the token's name. Money without an order has no row in the log of
   *  commands. */
  readonly onSettled: (attempt: AttemptId, finding: PaymentFinding, staff: string) => void;
  /** Called for each list of orders or visits, which contains buyers, with the token's name. */
  readonly onListed: (orders: number, staff: string) => void;
  /** Called for each erased person, with the number of their orders and the token's name. */
  readonly onErased: (orders: number, staff: string) => void;
};

type Failure = CatalogRefusal | OperatorFailure;

const statuses: Readonly<Record<Failure['kind'], 401 | 404 | 409 | 422 | 503>> = {
  mistakes: 422,
  moved: 409,
  noSuchVersion: 409,
  notAllowed: 401,
  unreachable: 503,
};

/** The part of a row of the staff table that the router uses. */
type Row<Args extends readonly unknown[], Value, Request> = {
  readonly role: Role;
  readonly path: string;
  readonly mostBytes: number;
  readonly request: Codec<Request>;
  readonly toArguments: (request: Request, context: CallContext) => Args | undefined;
  readonly write: (value: Value) => unknown;
};

/** Returns the staff calls of a running shop, with a bearer token; nothing is read without one. Wrong tokens are not
 *  limited: a limit would lock out staff on the same network, and a token is too long to guess. An answer has the
 *  address from which the shop saw the request. */
export const staffRouter = ({ books, catalog, desk, office, people, tokens, ...on }: StaffRouterOptions): Hono => {
  const router = new Hono();
  const staff = staffOf(tokens);

  const serve = <Args extends readonly unknown[], Value, Request>(
    row: Row<Args, Value, Request>,
    method: (...args: Args) => ResultAsync<Value, Failure>,
    onDone: (value: Value, staff: string, request: Request) => void = () => undefined,
  ): void => {
    router.post(row.path, async (c) => {
      c.header('Cache-Control', 'no-store');
      const token = staff(c.req.header('Authorization'));
      if (token === undefined || !mayCall(token.role, row.role)) {
        const address = visitorAddress(c.req.raw);
        on.onWrongToken(address === undefined ? undefined : clientNetwork(address));
        return c.json({ kind: 'notAllowed', role: token?.role }, 401);
      }
      c.header(seenAddressHeader, seenAddress(c.req.raw));
      const body = await withoutSlot(() => bodyText(c.req.raw, 'application/json', row.mostBytes));
      if (body.isErr()) return c.json({ error: body.error }, bodyFaultStatus(body.error));
      const request = decode(row.request, parseJson(body.value, answerLimits).unwrapOr(undefined));
      const args = request.isErr() ? undefined : row.toArguments(request.value, { staff: token.name });
      if (request.isErr() || args === undefined) return c.json({ error: 'invalid' }, 400);
      return method(...args).match(
        (value) => {
          onDone(value, token.name, request.value);
          return c.json(row.write(value));
        },
        (refusal) => c.json(refusal, statuses[refusal.kind]),
      );
    });
  };

  serve(staffTable.sales, books.sales);
  serve(staffTable.visits, books.visits, ({ orders }, name) => on.onListed(orders.length, name));
  serve(staffTable.importCatalog, catalog.importCatalog, ({ applied, version }, name) => {
    if (applied) on.onImport(version, name);
  });
  serve(staffTable.exportCatalog, catalog.exportCatalog);
  serve(staffTable.listVersions, catalog.listVersions);
  serve(staffTable.admit, desk.admit);
  serve(staffTable.takeBack, desk.takeBack);
  serve(staffTable.resend, desk.resend);
  serve(staffTable.history, desk.history);
  serve(staffTable.replay, desk.replay);
  serve(staffTable.attention, desk.attention);
  serve(staffTable.settlePayment, desk.settlePayment, ({ type }, name, { attempt, found }) => {
    if (type === 'settled') on.onSettled(attempt, found, name);
  });
  serve(staffTable.listOrders, office.listOrders, ({ orders }, name) => on.onListed(orders.length, name));
  serve(staffTable.findOrders, office.findOrders);
  serve(staffTable.cancelByOffice, office.cancelByOffice);
  serve(staffTable.reportPlaces, office.reportPlaces);
  serve(staffTable.buyerOf, people.buyerOf);
  serve(staffTable.recordsOf, people.recordsOf);
  serve(staffTable.erase, people.erase, (erased, name) => {
    if (erased.type === 'erased') on.onErased(erased.forgotten.length + erased.reduced.length, name);
  });
  return router;
};
