import type { DoorPort } from '@shop/core/ports/door-port';
import type { HostStore } from './host-store.ts';

/** The door over any store: of several that ask at once for one code, the store lets one decide first. */
export const hostDoor = (store: HostStore): DoorPort => ({
  admit: (code) => store.run<'admitTicket'>({ type: 'admitTicket', code }).map(({ answer }) => answer),
});
