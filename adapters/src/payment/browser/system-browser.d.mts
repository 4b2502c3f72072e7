export function isProgram(path: string): boolean;
export function programOnPath(programs: readonly string[]): string | undefined;
export function systemBrowser(): string | undefined;
export const quietSwitches: string[];
