import { clientNetwork } from '@shop/core/limits/client-network';
import type { CatalogPort } from '@shop/core/ports/catalog-port';
import type { DeskPort } from '@shop/core/ports/desk-port';
import { type Context, Hono } from 'hono';
import type { ResultAsync } from 'neverthrow';
import * as z from 'zod/mini';
import { withoutSlot } from '../admission/slot.ts';
import { answerLimits, parseJson } from '../codec/json-text.ts';
import { bodyFaultStatus, bodyText } from '../request-body/body-text.ts';
import { visitorAddress } from '../server/visitor-address.ts';
import {
  type CallRefusal,
  catalogCalls,
  deskCalls,
  type OperatorCall,
  type OperatorRefusal,
} from './operator-calls.ts';
import { operatorTokenCheck } from './operator-token.ts';

export type OperatorRoutesOptions = {
  readonly catalog: CatalogPort;
  readonly desk: DeskPort;
  readonly token: string;
  /** Called for each request with a wrong token; the network that it came from, where that is known. */
  readonly onWrongToken: (network: string | undefined) => void;
};

const statuses: Readonly<Record<OperatorRefusal['kind'], 401 | 404 | 409 | 422 | 503>> = {
  mistakes: 422,
  moved: 409,
  noSuchVersion: 409,
  notAllowed: 401,
  unreachable: 503,
};

/** Operators' calls of a running shop, with the token as bearer; nothing is read without it. Wrong tokens are not
 *  counted: they would close the door for those who share its network, and a token is too long to be guessed. */
export const operatorRoutes = ({ catalog, desk, token, onWrongToken }: OperatorRoutesOptions): Hono => {
  const router = new Hono();
  const isRight = operatorTokenCheck(token);

  const serve = <Request, Answer, Kind extends CallRefusal['kind']>(
    call: OperatorCall<Request, Answer, Kind>,
    answer: (request: Request) => ResultAsync<Answer, OperatorRefusal>,
  ): void => {
    router.post(call.path, async (c: Context) => {
      c.header('Cache-Control', 'no-store');
      if (!isRight(c.req.header('Authorization'))) {
        const address = visitorAddress(c.req.raw);
        onWrongToken(address === undefined ? undefined : clientNetwork(address));
        return c.json({ kind: 'notAllowed' }, 401);
      }
      const body = await withoutSlot(() => bodyText(c.req.raw, 'application/json', call.mostBytes));
      if (body.isErr()) return c.json({ error: body.error }, bodyFaultStatus(body.error));
      const request = z.safeDecode(call.request, parseJson(body.value, answerLimits).unwrapOr(undefined));
      if (!request.success) return c.json({ error: 'invalid' }, 400);
      return answer(request.data).match(
        (value) => c.json(z.encode(call.answer, value)),
        (refusal) => c.json(refusal, statuses[refusal.kind]),
      );
    });
  };

  serve(catalogCalls.importCatalog, catalog.importCatalog);
  serve(catalogCalls.exportCatalog, ({ version }) => catalog.exportCatalog(version).map((files) => ({ files })));
  serve(catalogCalls.listVersions, () => catalog.listVersions().map((versions) => ({ versions })));
  serve(deskCalls.admit, ({ code, key, amount, on }) => desk.admit(code, key, amount, on));
  serve(deskCalls.takeBack, ({ code, key, amount }) => desk.takeBack(code, key, amount));
  serve(deskCalls.resend, ({ orderNumber }) => desk.resend(orderNumber));
  serve(deskCalls.history, ({ name }) => desk.history(name).map((order) => (order === undefined ? {} : { order })));
  serve(deskCalls.replay, ({ name, at }) =>
    desk.replay(name, at).map((replay) => (replay === undefined ? {} : { replay })),
  );
  serve(deskCalls.attention, () => desk.attention().map((all) => ({ all })));
  serve(deskCalls.settlePayment, ({ attempt, found }) => desk.settlePayment(attempt, found));
  return router;
};
