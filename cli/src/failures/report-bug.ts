import type { Report } from './report.ts';

/** A bug: what was thrown. The stack goes to people, since a bug report needs it. */
export const reportBug = (thrown: unknown): Report => {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  const stack = thrown instanceof Error ? (thrown.stack ?? '').split('\n').slice(1) : [];
  return {
    code: 'Bug',
    kind: 'bug',
    message: `bug in the program: ${message}`,
    details: {},
    hints: stack.map((at) => at.trim()),
  };
};
