import type { Member } from '@shop/core/member/member';
import type { Answer } from '../../acts/answer.ts';
import { line, span } from '../../text/line.ts';

/** What every command that ends with a member prints; `null` while nobody is logged in. */
export const memberAnswer = (member: Member | undefined): Answer => ({
  data: { member: member ?? null },
  lines: () =>
    member === undefined
      ? [line('nobody is logged in; log in with: shop member login <email>')]
      : [line(span(`${member.name} ${member.surname}`.trim(), 'good'), `  ${member.email}`)],
});
