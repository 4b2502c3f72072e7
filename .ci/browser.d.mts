export function systemBrowser(): string | undefined;
export function screenBrowser(): string | undefined;
export const quietSwitches: string[];
export function ensureBrowser(root: string): void;
