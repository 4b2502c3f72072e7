import type { DoorPort } from '@shop/core/ports/door-port';
import type { Hono } from 'hono';
import { doorCall } from './door-wire.ts';
import { operatorCallRoute } from './operator-call.ts';

/** Where a door asks a running shop about a code (D-ADMIT-ONCE). */
export const doorRoute = (door: DoorPort, token: string): Hono =>
  operatorCallRoute(doorCall, token, ({ code }) => door.admit(code));
