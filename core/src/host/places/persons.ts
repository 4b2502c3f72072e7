import type { Instant } from '../../dates/instant.ts';
import { type Hold, type HostLine, type HostTicketLine, isOverdue } from '../cart/host-cart.ts';

/** What a line takes of its day or season. Units: persons. */
export const personsOfLine = (line: HostLine): number =>
  line.kind === 'ticket' ? line.quantity * line.personsEach : 0;

export const personsOfLines = (lines: readonly HostLine[]): number =>
  lines.reduce((persons, line) => persons + personsOfLine(line), 0);

/** Whether a line's hold or payment is over although its places were not given back yet. */
export const isOverdueLine = (line: HostLine, now: Instant): line is HostTicketLine =>
  line.kind === 'ticket' && isOverdue(line.hold, now);

/** A line with another hold; its client is forgotten once its places are paid or released. */
export const withHold = ({ client, ...line }: HostTicketLine, hold: Hold): HostTicketLine =>
  client === undefined || !('until' in hold) ? { ...line, hold } : { ...line, client, hold };
