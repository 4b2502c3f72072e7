import type { Result } from 'neverthrow';
import type { BodyFault } from './body-fault.ts';
import { bodyText } from './body-text.ts';

/** The fields of a form that a page of ours posted; of a repeated name the first one counts. Errors: `BodyFault`. */
export const formBody = async (request: Request): Promise<Result<ReadonlyMap<string, string>, BodyFault>> =>
  (await bodyText(request, 'application/x-www-form-urlencoded')).map(
    (text) => new Map([...new URLSearchParams(text)].reverse()),
  );
