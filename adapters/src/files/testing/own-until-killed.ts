import { ownFile } from '../file-owner.ts';

/** Owns a file as a server does, says whether it does, and stays until it is ended from outside. */
const [, , file = '', address = ''] = process.argv;

ownFile(file, address).match(
  () => process.stdout.write('mine\n'),
  ({ kind, ...refusal }) => process.stdout.write(`${'owner' in refusal ? refusal.owner?.address : kind}\n`),
);
process.stdin.resume();
process.stdin.on('end', () => process.exit());
