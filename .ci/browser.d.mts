export function systemBrowser(): string | undefined;
export function ensureBrowser(root: string): void;
