// Loaded before a program's own code. Kills the program like `kill -9` at a SQLite statement (see kill-point.mjs).
import { StatementSync } from 'node:sqlite';
import { kill, killedAt } from './kill-point.mjs';

for (const way of ['run', 'all', 'get', 'iterate']) {
  const make = StatementSync.prototype[way];
  StatementSync.prototype[way] = function (...parameters) {
    const when = killedAt(this.sourceSQL);
    if (when === 'before') kill();
    const answer = make.apply(this, parameters);
    if (when === 'after') kill();
    return answer;
  };
}
