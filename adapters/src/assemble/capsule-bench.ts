import type { Translations } from '@shop/core/content/route-key';
import { isLanguage, type Language } from '@shop/core/languages/language';
import type { Result } from 'neverthrow';
import { callTable } from '../calls/call-table.ts';
import { resortZone } from '../clock/system-clock.ts';
import { decode } from '../codec/codec.ts';
import type { CapsuleWorld } from '../tracing/capsule-world.ts';
import type { Gap } from '../tracing/missing-calls.ts';
import type { TraceLine } from '../tracing/trace-line.ts';
import { type TraceStep, traceSteps } from '../tracing/trace-steps.ts';
import { readCapsule } from './read-capsule.ts';

/** A capsule that was opened, for a person to read. */
export type OpenedCapsule = {
  readonly steps: readonly TraceStep[];
  /** IANA name of the recorded resort's time zone. */
  readonly zone: string;
  /** Words that the recorded content told, by language; the last ones count. */
  readonly words: ReadonlyMap<Language, Translations>;
  /** Where calls are missing among them. */
  readonly missing: readonly Gap[];
  /** What is known of the shop that answered; none in a trace of calls alone. */
  readonly world?: CapsuleWorld;
};

const wordsIn = (calls: readonly TraceLine[]): ReadonlyMap<Language, Translations> =>
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

/** Capsules as files below a folder; `-` is what is piped in. */
export const capsuleBench = (folder: string) => ({
  /** Error: one line about a file that holds none. */
  read: (file: string): Result<OpenedCapsule, string> =>
    readCapsule(folder, file).map(({ calls, missing = [], world }) => ({
      steps: traceSteps(calls),
      missing,
      words: wordsIn(calls),
      zone: world?.zone ?? resortZone,
      ...(world === undefined ? {} : { world }),
    })),
});
