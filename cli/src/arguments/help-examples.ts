/** Examples below a command's help: what each is for, and the line to paste. */
export const examples = (lines: readonly (readonly [purpose: string, typed: string])[]): string =>
  ['', 'Examples:', ...lines.map(([purpose, typed]) => `  # ${purpose}\n  ${typed}`)].join('\n');
