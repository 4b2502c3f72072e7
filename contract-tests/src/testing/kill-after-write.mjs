// Loaded before a program's own code. Kills the program like `kill -9` after a number of writes of a catalog import.
// Without a number the program continues and prints the number of writes, including the commit, to its error stream.
import { StatementSync } from 'node:sqlite';

const killAfter = Number(process.env.KILL_AFTER_WRITE ?? Number.NaN);
const { run } = StatementSync.prototype;
let writes = 0;

StatementSync.prototype.run = function (...parameters) {
  const isFirst = /^insert into "(places|promo_codes|catalog_versions)"/.test(this.sourceSQL);
  const answer = run.apply(this, parameters);
  if (writes === 0 && !isFirst) return answer;
  writes += 1;
  if (writes === killAfter) process.kill(process.pid, 'SIGKILL');
  if (this.sourceSQL === 'commit') {
    if (Number.isNaN(killAfter)) process.stderr.write(`writes: ${writes}\n`);
    writes = 0;
  }
  return answer;
};
