/** Says whether a check found the defect that was planted for it: one that finds none proves nothing, and fails. */
export const control = (isFound: boolean): void => {
  process.stdout.write(`control: planted defect ${isFound ? 'found' : 'NOT FOUND'}\n`);
  if (!isFound) process.exitCode = 1;
};
