import { namedError } from '@shop/core/errors/named-error';
import type { ErrorOf } from '@shop/core/errors/shop-error';
import { memberToken } from '@shop/core/ids';
import { loadMemberErrors, logInErrors, type ProfilePort } from '@shop/core/ports/profile-port';
import { err, ok } from 'neverthrow';
import { answerOf } from './answer-of.ts';
import type { Transport } from './transport.ts';

export type HttpProfileSettings = {
  /** The provider's fixed environment value (spec 6); left out towards our own gateway, which adds it. */
  readonly environment?: number;
};

const tokenless: ErrorOf<'unreachable'> = { kind: 'unreachable', cause: 'malformed' };

/** The main site's accounts over the spec's calls. */
export const httpProfile = (transport: Transport, settings: HttpProfileSettings = {}): ProfilePort => ({
  logIn: (email, password) =>
    transport
      .call('logIn', { email, password, ...settings })
      .andThen(({ answer, memberToken: kept }) => {
        const token = answer.token === undefined ? kept : memberToken(answer.token);
        return token === undefined ? err(tokenless) : ok(token);
      })
      .mapErr(namedError(logInErrors)),
  loadMember: (token) =>
    answerOf(transport, 'loadMember', {}, token === undefined ? {} : { memberToken: token })
      .map((answer) => answer.member)
      .mapErr(namedError(loadMemberErrors)),
});
