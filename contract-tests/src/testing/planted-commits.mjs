// Loaded before a shop's own code. Plants the defect named by PLANTED into its transactions once KILL_AT is set.
// `half`: statements after a change run in another transaction. `early`: a commit is answered at once and executed
// before the next statement.
import { DatabaseSync, StatementSync } from 'node:sqlite';
import pg from 'pg';

const planted = process.env.PLANTED;
const isPlanted = (defect) => planted === defect && process.env.KILL_AT !== undefined;
const isChange = (statement) => /^(insert|update|delete) /i.test(statement ?? '');

const { query } = pg.Client.prototype;
const owed = new WeakSet();

pg.Client.prototype.query = async function (request, ...rest) {
  const statement = typeof request === 'string' ? request : request?.text;
  if (owed.delete(this)) await query.call(this, 'commit');
  if (isPlanted('early') && statement === 'commit') {
    owed.add(this);
    return { command: 'COMMIT', rows: [], rowCount: null };
  }
  const answer = await query.call(this, request, ...rest);
  if (isPlanted('half') && isChange(statement)) await query.call(this, 'commit; begin');
  return answer;
};

const connections = new WeakMap();
const savepoints = new Set();
const { prepare } = DatabaseSync.prototype;

DatabaseSync.prototype.prepare = function (...parameters) {
  const statement = prepare.apply(this, parameters);
  connections.set(statement, this);
  return statement;
};

/** A commit ends savepoints that the shop still uses, so they are set again. */
const split = (connection) =>
  connection.exec(['commit', 'begin immediate', ...[...savepoints].map((name) => `savepoint ${name}`)].join('; '));

for (const way of ['run', 'all', 'get', 'iterate']) {
  const make = StatementSync.prototype[way];
  StatementSync.prototype[way] = function (...parameters) {
    const [statement, connection] = [this.sourceSQL, connections.get(this)];
    if (owed.delete(connection)) connection.exec('commit');
    if (isPlanted('early') && statement === 'commit') {
      owed.add(connection);
      return { changes: 0, lastInsertRowid: 0 };
    }
    const answer = make.apply(this, parameters);
    const [, made, name] = /^(savepoint|release savepoint) (\w+)$/.exec(statement) ?? [];
    if (made === 'savepoint') savepoints.add(name);
    if (made === 'release savepoint') savepoints.delete(name);
    if (isPlanted('half') && isChange(statement)) split(connection);
    return answer;
  };
}
