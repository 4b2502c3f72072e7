import './main-site.module.css';
import './past-orders.module.css';

/** The script of the main site's pages; their links and forms work without it. */

const form = document.querySelector<HTMLFormElement>('main form[data-typed]');

// The buttons beside passwords are hidden without script.
for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-reveals]')) {
  const { reveals = '', show = '', hide = '' } = button.dataset;
  const field = document.getElementById(reveals);
  if (!(field instanceof HTMLInputElement)) continue;
  button.hidden = false;
  button.addEventListener('click', () => {
    const isShown = field.type === 'password';
    field.type = isShown ? 'text' : 'password';
    button.textContent = isShown ? hide : show;
    button.setAttribute('aria-pressed', String(isShown));
  });
}

// After a refused form, focuses the first invalid field.
form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();

// Posts typed values along to the page in another language, except passwords.
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('header a[hreflang]') : null;
  if (link === null || form === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  for (const field of form.querySelectorAll<HTMLInputElement>('input[autocomplete$="password"]')) field.disabled = true;
  for (const does of form.querySelectorAll<HTMLInputElement>('input[name="does"]'))
    does.value = form.dataset.typed ?? '';
  form.action = link.href;
  form.submit();
});

// A double press sends one form.
let isSent = false;
form?.addEventListener('submit', (event) => {
  if (isSent) event.preventDefault();
  isSent = true;
});
addEventListener('pageshow', () => {
  isSent = false;
});

const closeMenus = (isLeft: (menu: HTMLDetailsElement) => boolean): HTMLDetailsElement | undefined => {
  const menus = [...document.querySelectorAll<HTMLDetailsElement>('header details[open]')].filter(isLeft);
  for (const menu of menus) menu.open = false;
  return menus[0];
};
const closeBeside = ({ target }: Event) => closeMenus((menu) => target instanceof Node && !menu.contains(target));
document.addEventListener('click', closeBeside);
document.addEventListener('focusin', closeBeside);
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape')
    closeMenus(() => true)
      ?.querySelector('summary')
      ?.focus();
});
