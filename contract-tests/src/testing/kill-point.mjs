// Where a program is to be killed, as KILL_AT says: `before 7 insert into`, when the seventh statement that begins so is about to be made;
// `after 1 commit`, when the first was answered; `before 7`, the seventh of all. A value that is set while the program runs counts anew.
// With `tell commit` it goes on and tells on its error stream how many there were.
let read;
let [when, nth, begin] = [];
let count = 0;

const readPoint = () => {
  const point = process.env.KILL_AT;
  if (point === read) return;
  const [first, ...more] = (point ?? '').split(' ');
  nth = first === 'tell' ? Number.NaN : Number(more.shift());
  begin = more.join(' ');
  [read, when, count] = [point, first, 0];
};

/** Ends the program without a chance to tidy up. */
export const kill = () => process.kill(process.pid, 'SIGKILL');

/** Counts a statement; `before` or `after` if the program is to be killed then. */
export const killedAt = (statement) => {
  readPoint();
  if (read === undefined || !statement.startsWith(begin)) return undefined;
  count += 1;
  return count === nth ? when : undefined;
};

process.once('exit', () => {
  if (when === 'tell') process.stderr.write(`statements: ${count}\n`);
});
