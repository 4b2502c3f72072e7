import { resolve } from 'node:path';
import type { Translations } from '@shop/core/content/route-key';
import { isLanguage, type Language } from '@shop/core/languages/language';
import type { OpenedTrace, TracePort } from '@shop/core/ports/trace-port';
import { callTable } from '../calls/call-table.ts';
import { resortZone } from '../clock/system-clock.ts';
import { decode } from '../codec/codec.ts';
import type { Capsule } from '../tracing/capsule.ts';
import { readTrace } from '../tracing/trace-file.ts';
import { traceSteps } from '../tracing/trace-steps.ts';

const wordsIn = ({ calls }: Capsule): ReadonlyMap<Language, Translations> =>
  new Map(
    calls.flatMap(({ call, request: { language }, answer }) =>
      call === 'loadTranslations' && typeof language === 'string' && isLanguage(language)
        ? decode(callTable.loadTranslations.answer, answer).match(
            (words) => [[language, words] as const],
            () => [],
          )
        : [],
    ),
  );

const missingIn = ({ lines }: Capsule): OpenedTrace['missing'] => {
  let before = 0;
  return lines.flatMap((line) => {
    if (line.v === 3) return [{ before, ...(line.missing === undefined ? {} : { count: line.missing }) }];
    before += 1;
    return [];
  });
};

const worldIn = ({ world }: Capsule): Pick<OpenedTrace, 'world'> => {
  if (world === undefined) return {};
  const { at, catalogVersion, places, codes, seed } = world;
  return { world: { at, catalogVersion, places, codes, ...(seed === undefined ? {} : { seed }) } };
};

/** Traces and support codes as files below a folder. */
export const traceFiles = (folder: string): TracePort => ({
  read: (file) =>
    readTrace(file === '-' ? file : resolve(folder, file)).map((capsule) => ({
      steps: traceSteps(capsule.calls),
      missing: missingIn(capsule),
      words: wordsIn(capsule),
      zone: capsule.world?.zone ?? resortZone,
      ...worldIn(capsule),
    })),
});
