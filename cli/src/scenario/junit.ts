import type { CatalogMistake } from '@shop/core/ports/catalog-port';
import { neutralText } from '../text/neutral-text.ts';
import { failedOf, type RunReport, type ScenarioRun } from './run-lines.ts';

const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escaped = (text: string): string => neutralText(text).replaceAll(/[&<>"']/g, (mark) => marks[mark] ?? mark);

const seconds = (ms: number): string => (ms / 1000).toFixed(3);

const testCase = ({ name, ms, place, problems }: ScenarioRun): string => {
  const head = `    <testcase classname="${escaped(place.file)}" name="${escaped(name)}" file="${escaped(place.file)}" line="${place.line}" time="${seconds(ms)}"`;
  const [first] = problems;
  if (first === undefined) return `${head}/>`;
  const problemTexts = problems.map((one) => `${one.place.file}:${one.place.line}:${one.place.column}: ${one.message}`);
  const body = problemTexts.flatMap((text) => text.split('\n')).map(escaped);
  return `${head}>\n      <failure message="${escaped(first.message.split('\n')[0] ?? '')}">${body.join('\n')}</failure>\n    </testcase>`;
};

/** Reports a file that could not be run as a failed case. */
const brokenFile = ([file, mistakes]: readonly [string, readonly CatalogMistake[]]): string => {
  const texts = mistakes.map(({ line, column, message }) => escaped(`${file}:${line}:${column}: ${message}`));
  const name = escaped(file);
  return `    <testcase classname="${name}" name="${name}" file="${name}" time="0.000">\n      <failure message="${texts[0] ?? ''}">${texts.join('\n')}</failure>\n    </testcase>`;
};

/** Returns a run as a JUnit report for build servers. */
export const junitReport = (report: RunReport): string => {
  const broken = [...Map.groupBy(report.mistakes, ({ file }) => file)];
  const tests = report.runs.length + broken.length;
  const failures = failedOf(report).length + broken.length;
  const counts = `tests="${tests}" failures="${failures}" time="${seconds(report.wallMs)}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts}>`,
    `  <testsuite name="scenarios" ${counts}>`,
    ...report.runs.map(testCase),
    ...broken.map(brokenFile),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
};
