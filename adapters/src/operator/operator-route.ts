import type {
  CatalogMistakes,
  CatalogMoved,
  CatalogPort,
  NoSuchVersion,
  OperatorFailure,
} from '@shop/core/ports/catalog-port';
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { answerLimits, parseJson } from '../codec/json-text.ts';
import { bodyFaultStatus } from '../request-body/body-fault.ts';
import { bodyText } from '../request-body/body-text.ts';
import { isOperator } from './operator-token.ts';
import { catalogPath, importCodec, mostCatalogBytes, versionsPath } from './operator-wire.ts';

type Refusal = CatalogMistakes | CatalogMoved | NoSuchVersion | OperatorFailure;

const statusOf = (refusal: Refusal): 401 | 404 | 409 | 422 | 503 => {
  switch (refusal.kind) {
    case 'mistakes':
      return 422;
    case 'moved':
      return 409;
    case 'noSuchVersion':
      return 404;
    case 'notAllowed':
      return 401;
    case 'unreachable':
      return 503;
  }
};

const refuse = (c: Context, refusal: Refusal): Response => c.json(refusal, statusOf(refusal));

const versionAsked = (c: Context): number | undefined => {
  const text = c.req.query('version');
  return text === undefined ? undefined : Number(text);
};

/** What operators ask a running shop for: the catalog as files, an import, the versions that are kept (D-OPERATOR). Each request
 *  brings the operator's token; without it nothing is read and nothing said. */
export const operatorRoute = (catalog: CatalogPort, token: string): Hono => {
  const router = new Hono();
  router.use(`${catalogPath}/*`, async (c, next) => {
    c.header('Cache-Control', 'no-store');
    if (!isOperator(c.req.raw.headers, token)) return refuse(c, { kind: 'notAllowed' });
    return next();
  });
  router.get(catalogPath, (c) =>
    catalog.exportCatalog(versionAsked(c)).match(
      (files) => c.json({ files }),
      (refusal) => refuse(c, refusal),
    ),
  );
  router.get(versionsPath, (c) =>
    catalog.listVersions().match(
      (versions) => c.json({ versions }),
      (refusal) => refuse(c, refusal),
    ),
  );
  router.post(catalogPath, async (c) => {
    const body = await bodyText(c.req.raw, 'application/json', mostCatalogBytes);
    if (body.isErr()) return c.json({ error: body.error }, bodyFaultStatus(body.error));
    const wanted = z.safeParse(importCodec, parseJson(body.value, answerLimits).unwrapOr(undefined));
    if (!wanted.success) return c.json({ error: 'invalid' }, 400);
    return catalog.importCatalog(wanted.data).match(
      (outcome) => c.json(outcome),
      (refusal) => refuse(c, refusal),
    );
  });
  return router;
};
