import { Socket } from 'node:net';

/** Sends what is written in one turn at once: statements that nobody waits for leave together with the one after them, and the database
 *  is woken up once for all of them. */
export class BatchedSocket extends Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork());
  }
}
