// KILL_AT is where to kill the program: `before 7 insert into` is before the seventh statement with this beginning,
// `after 1 commit` is after the first commit was answered, `before 7` is before the seventh statement of any kind.
// Changing it at run time restarts the count. With `tell commit` the program continues and prints the number of commits
// to its error stream.
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

/** Ends the program without a chance to clean up. */
export const kill = () => process.kill(process.pid, 'SIGKILL');

/** Counts a statement. Returns `before` or `after` if the program is to be killed at that point. */
export const killedAt = (statement) => {
  readPoint();
  if (read === undefined || !statement.startsWith(begin)) return undefined;
  count += 1;
  return count === nth ? when : undefined;
};

process.once('exit', () => {
  if (when === 'tell') process.stderr.write(`statements: ${count}\n`);
});
