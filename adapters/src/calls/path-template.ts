/** A path with named parameters, such as `/Shop/GetCart/{cartId}/{language}`; a last `{path*}` may hold slashes. */
export type PathTemplate = {
  readonly names: readonly string[];
  /** The last parameter when it may hold slashes, and what stands before it. */
  readonly rest?: { readonly name: string; readonly prefix: string };
  /** The same path for a router: `/Shop/GetCart/:cartId/:language`, with `*` for the rest. */
  readonly pattern: string;
  /** The same path for an OpenAPI document. */
  readonly documented: string;
  /** The path with its parameters filled and encoded; none when a part could not travel as a path step. */
  readonly fill: (values: Readonly<Record<string, unknown>>) => string | undefined;
};

const parameter = /\{([A-Za-z]+)(\*?)\}/g;

// A browser or server would resolve such a step before it is read, encoded or not.
const isDotStep = (step: string): boolean => step === '.' || step === '..';

const encodeSteps = (value: unknown, many: boolean): string | undefined => {
  const text = String(value ?? '');
  const steps = many ? text.split('/') : [text];
  return steps.some(isDotStep) || !text.isWellFormed() ? undefined : steps.map(encodeURIComponent).join('/');
};

export const pathTemplate = (path: string): PathTemplate => {
  const parameters = [...path.matchAll(parameter)].map(([whole, name = '', star = '']) => ({
    whole,
    name,
    many: star !== '',
  }));
  const open = parameters.find(({ many }) => many);
  return {
    ...(open === undefined ? {} : { rest: { name: open.name, prefix: path.slice(0, path.indexOf(open.whole)) } }),
    names: parameters.map(({ name }) => name),
    pattern: path.replace(parameter, (_whole, name, star) => (star === '' ? `:${name}` : '*')),
    documented: path.replace(parameter, '{$1}'),
    fill: (values) =>
      parameters.reduce<string | undefined>((filled, { whole, name, many }) => {
        const text = encodeSteps(values[name], many);
        return filled === undefined || text === undefined ? undefined : filled.replace(whole, () => text);
      }, path),
  };
};
