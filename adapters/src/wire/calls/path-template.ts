const parameter = /\{([A-Za-z]+)(\*?)\}/g;

// Whether a path segment is `.` or `..`. A browser or server resolves such a segment, encoded or not, before the path
// is read.
const isDotStep = (step: string): boolean => step === '.' || step === '..';

const encodeSteps = (value: unknown, many: boolean): string | undefined => {
  const text = String(value ?? '');
  const steps = many ? text.split('/') : [text];
  return steps.some(isDotStep) || !text.isWellFormed() ? undefined : steps.map(encodeURIComponent).join('/');
};

/** Returns a path with named parameters, such as `/Shop/GetCart/{cartId}/{language}`. A last `{path*}` may contain
 *  slashes. */
export const pathTemplate = (path: string) => {
  const parameters = [...path.matchAll(parameter)].map(([whole, name = '', star = '']) => ({
    whole,
    name,
    many: star !== '',
  }));
  const open = parameters.find(({ many }) => many);
  return {
    names: parameters.map(({ name }) => name),
    /** The last parameter if it may contain slashes, and the path before it. */
    rest: open && { name: open.name, prefix: path.slice(0, path.indexOf(open.whole)) },
    /** The path for a router: `/Shop/GetCart/:cartId/:language`, with `*` for the rest. */
    pattern: path.replace(parameter, (_whole, name, star) => (star === '' ? `:${name}` : '*')),
    /** The path for an OpenAPI document. */
    documented: path.replace(parameter, '{$1}'),
    /** Returns the path with encoded parameters. `undefined` when a value cannot be a path segment. */
    fill: (values: Readonly<Record<string, unknown>>) =>
      parameters.reduce<string | undefined>((filled, { whole, name, many }) => {
        const text = encodeSteps(values[name], many);
        return filled === undefined || text === undefined ? undefined : filled.replace(whole, () => text);
      }, path),
  };
};
