export { quietSwitches } from '../adapters/src/payment/browser/system-browser.mjs';
export function screenBrowser(): string | undefined;
