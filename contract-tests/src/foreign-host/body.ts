import type { Dialect } from './dialect.ts';
import { refuse } from './dialect.ts';

/** A request's body. Its members may begin with a capital letter or not, as in ASP.NET. */
export type Body = {
  readonly id: (name: string) => number | undefined;
  readonly text: (name: string) => string | undefined;
  readonly number: (name: string) => number | undefined;
  readonly flag: (name: string, usual: boolean) => boolean;
  readonly list: (name: string) => readonly unknown[];
  readonly items: (name: string) => readonly Body[];
};

export const bodyOf = (json: unknown, dialect: Dialect): Body => {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return refuse('Zahteva.NiObjekt');
  const members = new Map(Object.entries(json).map(([name, value]: [string, unknown]) => [name.toLowerCase(), value]));
  const get = (name: string): unknown => members.get(name.toLowerCase());
  const list = (name: string): readonly unknown[] => {
    const value = get(name);
    return Array.isArray(value) ? value : [];
  };
  return {
    id: (name) => dialect.idIn(name, get(name)),
    text: (name) => {
      const value = get(name);
      return typeof value === 'string' ? value : undefined;
    },
    number: (name) => {
      const value = get(name);
      return typeof value === 'number' ? value : undefined;
    },
    flag: (name, usual) => {
      const value = get(name);
      return typeof value === 'boolean' ? value : usual;
    },
    list,
    items: (name) => list(name).map((entry) => bodyOf(entry, dialect)),
  };
};
