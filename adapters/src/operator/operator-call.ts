import type { CatalogMistakes, CatalogMoved, NoSuchVersion, OperatorFailure } from '@shop/core/ports/catalog-port';
import * as z from 'zod/mini';

/** A refusal that only some calls can answer. */
export type CallRefusal = CatalogMistakes | CatalogMoved | NoSuchVersion;

/** Why an operator's call was refused. */
export type OperatorRefusal = CallRefusal | OperatorFailure;

/** A call of an operator to a running shop: a POST with a JSON body, since addresses are written into logs. */
export type OperatorCall<Request, Answer, Kind extends CallRefusal['kind']> = {
  readonly path: string;
  readonly request: z.ZodMiniType<Request, unknown>;
  readonly answer: z.ZodMiniType<Answer, unknown>;
  /** The refusals of its own, beside those of every call. */
  readonly refusals: readonly Kind[];
  /** Units: bytes of the request's body. */
  readonly mostBytes: number;
};

export const operatorCall = <Request, Answer, Kind extends CallRefusal['kind'] = never>(
  path: string,
  request: z.ZodMiniType<Request, unknown>,
  answer: z.ZodMiniType<Answer, unknown>,
  refusals: readonly Kind[] = [],
  mostBytes = 4096,
): OperatorCall<Request, Answer, Kind> => ({ path, request, answer, refusals, mostBytes });

const mistake = z.object({ file: z.string(), line: z.int(), column: z.int(), message: z.string() });

/** A refusal as it travels; any other failure has only its HTTP status. */
export const callRefusal: z.ZodMiniType<CallRefusal, unknown> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('mistakes'), mistakes: z.array(mistake) }),
  z.object({ kind: z.literal('moved'), version: z.int() }),
  z.object({ kind: z.literal('noSuchVersion'), kept: z.array(z.int()) }),
]);
