import { type CodedErrorKind, errorCodes } from './error-code.ts';
import type { ShopError } from './shop-error.ts';

/** Said when there is no better word for a failure (spec 8). */
export const genericErrorKey = 'Error';

type Coded = Extract<ShopError, { kind: CodedErrorKind }>;

const isCoded = (error: ShopError): error is Coded => Object.hasOwn(errorCodes, error.kind);

/** Translation key of an error: its code, else `Error`. A code of a foreign provider may have no translation; whoever
 *  looks the words up falls back to `Error` then. */
export const errorKey = (error: ShopError): string => {
  if (isCoded(error)) return errorCodes[error.kind];
  switch (error.kind) {
    case 'refusedByProvider':
      return error.code;
    case 'unreachable':
      return genericErrorKey;
  }
};
