import { setTimeout } from 'node:timers/promises';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { RandomPort } from '@shop/core/ports/random-port';
import { portsOver } from '../calls/ports-over.ts';
import { type ServedPorts, transportOver } from '../calls/transport-over.ts';
import type { LeverBoard } from './lever-board.ts';
import { leverTransport } from './lever-transport.ts';
import { otherVisitors } from './other-visitors.ts';

export type LeveredPortsSettings = {
  readonly board: LeverBoard;
  readonly clock: ClockPort;
  readonly random: RandomPort;
  /** Units: milliseconds; by the machine's clock when left out. */
  readonly wait?: (milliseconds: number) => Promise<void>;
};

/** The same host with what its levers do to it, whoever asks it: pages, calls of browsers, or commands (D-LEVERS). */
export const leveredPorts = <Ports extends ServedPorts>(
  ports: Ports,
  { board, clock, random, wait = (milliseconds) => setTimeout(milliseconds) }: LeveredPortsSettings,
): Ports => {
  const host = transportOver(ports);
  const calls = portsOver(leverTransport(host, { board, wait, visitors: otherVisitors(host, clock, random) }));
  const profile = ports.profile === undefined ? {} : { profile: { ...ports.profile, ...profilePart(calls) } };
  return { ...ports, shop: calls, checkout: calls, content: calls, ...profile };
};

const profilePart = ({ logIn, loadMember, logOut }: ReturnType<typeof portsOver>) => ({ logIn, loadMember, logOut });
