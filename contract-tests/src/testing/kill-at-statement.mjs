// Loaded before a program's own code. Kills the program like `kill -9` at a PostgreSQL statement (see kill-point.mjs).
import { Socket } from 'node:net';
import { kill, killedAt } from './kill-point.mjs';

const { write } = Socket.prototype;

/** The text of a query follows its kind and length; that of a prepared statement also follows its name. */
const statementIn = (bytes) => {
  if (!Buffer.isBuffer(bytes) || (bytes[0] !== 0x51 && bytes[0] !== 0x50)) return undefined;
  const start = bytes[0] === 0x51 ? 5 : bytes.indexOf(0, 5) + 1;
  return bytes.toString('latin1', start, bytes.indexOf(0, start));
};

Socket.prototype.write = function (bytes, ...rest) {
  const statement = statementIn(bytes);
  const when = statement === undefined ? undefined : killedAt(statement);
  if (when === 'before') {
    kill();
    return true;
  }
  if (when === 'after') this.prependOnceListener('data', kill);
  return write.call(this, bytes, ...rest);
};
