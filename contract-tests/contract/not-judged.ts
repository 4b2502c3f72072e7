import type { Reporter, TestModule } from 'vitest/node';

const notBegun = 'was not begun: an earlier check failed';

/** Prints at the end of a run what could not be judged: one line per reason, with the number of checks. */
export default class NotJudged implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const reasons = new Map<string, number>();
    const count = (reason: string): void => void reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    for (const module of modules)
      for (const test of module.children.allTests()) {
        const result = test.result();
        if (result.state === 'skipped') count(result.note ?? notBegun);
        if (result.state === 'pending') count(notBegun);
        for (const reason of test.meta().notJudged ?? []) count(`in part: ${reason}`);
      }
    if (reasons.size === 0) return;
    const lines = [...reasons].sort(([, one], [, other]) => other - one);
    const text = lines.map(([reason, checks]) => `  ${checks} ${checks === 1 ? 'check' : 'checks'}: ${reason}\n`);
    process.stdout.write(`\nnot judged\n${text.join('')}`);
  }
}
