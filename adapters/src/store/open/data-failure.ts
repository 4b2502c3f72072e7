import { type StartError, startErrorText } from './start-error.ts';

/** Why an operation on a whole database failed. `unusable`: a database is missing or fails. `refused`: the operation
 *  is not allowed on it. */
export type DataFailure =
  | { readonly type: 'unusable'; readonly message: string }
  | { readonly type: 'refused'; readonly code: string; readonly message: string; readonly hint: string };

/** Returns the failure of an operation that is not allowed. `hint` is the operator's next step. */
export const refused = (code: string, message: string, hint: string): DataFailure => ({
  type: 'refused',
  code,
  message,
  hint,
});

/** Returns the failure of a missing or failing database. */
export const unusable = (message: string): DataFailure => ({ type: 'unusable', message });

/** Converts a start error to the failure of an operation. */
export const unusableStart = (error: StartError): DataFailure => unusable(startErrorText(error));
