import { errorCatalog, genericErrorKey } from './error-catalog.ts';
import type { ShopErrorKind } from './shop-error.ts';

type Catalog = typeof errorCatalog;

/** Kinds with a code of their own. */
export type CodedErrorKind = {
  [Kind in ShopErrorKind]: Catalog[Kind]['code'] extends typeof genericErrorKey ? never : Kind;
}[ShopErrorKind];

const isErrorKind = (kind: string): kind is ShopErrorKind => Object.hasOwn(errorCatalog, kind);

const isCoded = (kind: string): kind is CodedErrorKind =>
  isErrorKind(kind) && errorCatalog[kind].code !== genericErrorKey;

const codedErrorKinds: readonly CodedErrorKind[] = Object.keys(errorCatalog).filter(isCoded);

const kindsByCode: ReadonlyMap<string, CodedErrorKind> = new Map(
  codedErrorKinds.map((kind) => [errorCatalog[kind].code, kind]),
);

/** Every code of the shop's own, each once. */
export const errorCodes: readonly string[] = [...kindsByCode.keys()];

/** The kind that a code stands for; none for a code of somebody else's. */
export const kindOfCode = (code: string): CodedErrorKind | undefined => kindsByCode.get(code);
