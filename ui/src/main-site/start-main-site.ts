import './main-site.module.css';
import './past-orders.module.css';
import { mainSiteForms } from './main-site-screen.ts';
import { revealButtons } from './reveal-password.ts';

/** What the pages of the main site do beyond their links and forms, which work without any script. */

const form = document.querySelector<HTMLFormElement>('main form[data-typed]');

revealButtons(document);

// Whoever sent a form reads first what of it to look at again.
form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();

// What is typed goes along to the page in another language; passwords stay here (D-MAIN-SITE).
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('header a[hreflang]') : null;
  if (link === null || form === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  for (const field of form.querySelectorAll<HTMLInputElement>('input[autocomplete$="password"]')) field.disabled = true;
  for (const does of form.querySelectorAll<HTMLInputElement>('input[name="does"]'))
    does.value = mainSiteForms.keepTyped;
  form.action = link.href;
  form.submit();
});

// A doubled press sends one form.
let isSent = false;
form?.addEventListener('submit', (event) => {
  if (isSent) event.preventDefault();
  isSent = true;
});
addEventListener('pageshow', () => {
  isSent = false;
});

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('header details[open]');
const closeBeside = ({ target }: Event): void => {
  for (const menu of openMenus()) if (target instanceof Node && !menu.contains(target)) menu.open = false;
};
document.addEventListener('click', closeBeside);
document.addEventListener('focusin', closeBeside);
document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  for (const menu of openMenus()) {
    menu.open = false;
    menu.querySelector('summary')?.focus();
  }
});
