import { ownFile } from '../file-owner.ts';

/** Owns a file as a server does, prints whether it does, and runs until it is killed. A superuser runs it as nobody
 *  on request. */
const [, , file = '', address = '', as = ''] = process.argv;
if (as === 'nobody' && process.getuid?.() === 0) process.seteuid?.(65_534);

ownFile(file, address).match(
  () => process.stdout.write('mine\n'),
  ({ kind, ...refusal }) => process.stdout.write(`${'owner' in refusal ? refusal.owner?.address : kind}\n`),
);
process.stdin.resume();
process.stdin.on('end', () => process.exit());
