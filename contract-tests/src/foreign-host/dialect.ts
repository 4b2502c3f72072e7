import type { ProviderId } from './provider-answers.ts';

/** `texts`: ids are texts, missing values are omitted. `numbers`: as .NET writes JSON: ids are numbers (texts are
 *  refused), missing values are `null`, a day is a midnight, and objects have undocumented members. */
export type DialectName = 'texts' | 'numbers';

/** An answer of the host before it is encoded. */
export type Answer = { readonly status: number; readonly json?: unknown; readonly html?: string };

/** Thrown to refuse a request; the router sends its answer. */
export class Refused extends Error {
  readonly answer: Answer;
  constructor(answer: Answer) {
    super(JSON.stringify(answer));
    this.answer = answer;
  }
}

export const refuse = (...errorCodes: readonly string[]): never => {
  throw new Refused({ status: 400, json: { success: false, errorCodes } });
};

export type Dialect = {
  readonly name: DialectName;
  /** Encodes an id. */
  readonly id: (own: number) => ProviderId;
  /** Parses an id in a body: `undefined` when it is absent, 0 for an unknown form. Refuses other types. */
  readonly idIn: (member: string, sent: unknown) => number | undefined;
  /** Parses an id in an address. */
  readonly idInPath: (text: string) => number;
  /** Encodes a whole answer. */
  readonly written: (answer: unknown) => unknown;
};

/** Refuses a body whose types do not fit, as ASP.NET does. */
const doesNotFit = (member: string): never => {
  throw new Refused({
    status: 400,
    json: {
      type: 'https://tools.ietf.org/html/rfc9110#section-15.5.1',
      title: 'One or more validation errors occurred.',
      status: 400,
      errors: { [`$.${member}`]: ['The JSON value could not be converted to System.Int32.'] },
    },
  });
};

const isDay = /^\d{4}-\d\d-\d\d$/;

/** Encodes with `null` for missing values, midnights for days, and undocumented members. Addresses by culture are a
 *  dictionary, which gets no members. */
const inDotNet = (value: unknown, isDictionary = false): unknown => {
  if (value === undefined) return null;
  if (typeof value === 'string') return isDay.test(value) ? `${value}T00:00:00` : value;
  if (Array.isArray(value)) return value.map((entry: unknown) => inDotNet(entry));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, part]) => [name, inDotNet(part, name === 'cultures')] as const);
  const beyond = isDictionary ? [] : [['modified', '2026-03-01T11:22:33.4567890'] as const, ['tag', null] as const];
  return Object.fromEntries([...members, ...beyond]);
};

const texts: Dialect = {
  name: 'texts',
  id: (own) => `jz-${own}`,
  idIn: (_member, sent) => {
    if (sent === undefined || sent === null || sent === '') return undefined;
    return typeof sent === 'string' ? texts.idInPath(sent) : 0;
  },
  idInPath: (text) => Number(/^jz-(\d{1,9})$/.exec(text)?.[1] ?? 0),
  written: (answer) => answer,
};

const numbers: Dialect = {
  name: 'numbers',
  id: (own) => own,
  idIn: (member, sent) => {
    if (sent === undefined || sent === null) return undefined;
    return typeof sent === 'number' && Number.isInteger(sent) ? sent : doesNotFit(member);
  },
  idInPath: (text) => (/^\d{1,9}$/.test(text) ? Number(text) : doesNotFit('id')),
  written: (answer) => inDotNet(answer),
};

export const dialects: { readonly [Name in DialectName]: Dialect } = { texts, numbers };
