// Loaded before a program's own code: ends it as `kill -9` does before it has sent PostgreSQL a statement for the so manieth time, or
// once that was answered, as KILL_AT says: `before 7 insert into`, `after 1 commit`. With `tell commit` it goes on and tells how many
// there were.
import { Socket } from 'node:net';

const [when, ...more] = (process.env.KILL_AT ?? '').split(' ');
const nth = when === 'tell' ? Number.NaN : Number(more.shift());
const begin = more.join(' ');
const { write } = Socket.prototype;
let count = 0;

const kill = () => process.kill(process.pid, 'SIGKILL');

/** A query's text comes after its kind and length, that of a statement which is prepared after its name. */
const says = (bytes) => {
  if (!Buffer.isBuffer(bytes)) return false;
  if (bytes[0] === 0x51) return bytes.toString('latin1', 5, 5 + begin.length) === begin;
  return bytes[0] === 0x50 && bytes.includes(`\0${begin}`);
};

Socket.prototype.write = function (bytes, ...rest) {
  const isIt = says(bytes);
  if (isIt) count += 1;
  if (isIt && count === nth && when === 'before') {
    kill();
    return true;
  }
  if (isIt && count === nth && when === 'after') this.prependOnceListener('data', kill);
  return write.call(this, bytes, ...rest);
};

if (when === 'tell') process.once('exit', () => process.stderr.write(`statements: ${count}\n`));
