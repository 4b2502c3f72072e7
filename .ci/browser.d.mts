export function systemBrowser(): string | undefined;
export function screenBrowser(): string | undefined;
export function ensureBrowser(root: string): void;
