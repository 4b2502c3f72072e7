/** A line of a bench's table. */
export const print = (name: string, figure: number, unit: string, note = ''): void => {
  const value = figure >= 100 ? figure.toFixed(0) : figure.toFixed(1);
  process.stdout.write(`${name.padEnd(44)}${value.padStart(10)} ${unit.padEnd(4)}${note}\n`);
};
