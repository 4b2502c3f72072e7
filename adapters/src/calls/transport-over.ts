import type { ErrorOf } from '@shop/core/errors/shop-error';
import { noProfile } from '@shop/core/member/member-session';
import { errAsync } from 'neverthrow';
import type { CalledPorts } from './call.ts';
import { callTable, type Transport } from './call-table.ts';

/** Without a profile there is no log-in. */
export type ServedPorts = Omit<CalledPorts, 'profile'> & Partial<Pick<CalledPorts, 'profile'>>;

const keyless: ErrorOf<'invalidInput'> = {
  kind: 'invalidInput',
  field: 'Idempotency-Key',
  expected: 'a key per intent',
};

/** The ports behind the calls, without a wire: what `portsOver` takes apart, this puts together again. */
export const transportOver = ({ profile = noProfile, ...served }: ServedPorts): Transport => {
  const ports: CalledPorts = { ...served, profile };
  return {
    call: (name, request, context = {}) => {
      const row = callTable[name];
      const args = row.toArguments(request, context);
      return args === undefined
        ? errAsync(keyless)
        : row
            .of(ports)(...args)
            .map(row.toReply);
    },
  };
};
