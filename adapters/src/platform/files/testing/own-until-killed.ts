import { ownFile } from '../file-owner.ts';

/** Owns a file as a server does, says whether it does, and stays until it is ended from outside. A superuser does it as nobody where
 *  told so. */
const [, , file = '', address = '', as = ''] = process.argv;
if (as === 'nobody' && process.getuid?.() === 0) process.seteuid?.(65_534);

ownFile(file, address).match(
  () => process.stdout.write('mine\n'),
  ({ kind, ...refusal }) => process.stdout.write(`${'owner' in refusal ? refusal.owner?.address : kind}\n`),
);
process.stdin.resume();
process.stdin.on('end', () => process.exit());
