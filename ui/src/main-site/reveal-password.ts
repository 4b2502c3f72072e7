/** Makes the buttons beside passwords work, which are hidden until then: each shows and hides the field that it names. */
export const revealButtons = (page: Document): void => {
  for (const button of page.querySelectorAll<HTMLButtonElement>('button[data-reveals]')) {
    const { reveals = '', show = '', hide = '' } = button.dataset;
    const field = page.getElementById(reveals);
    if (!(field instanceof HTMLInputElement)) continue;
    button.hidden = false;
    button.addEventListener('click', () => {
      const isShown = field.type === 'password';
      field.type = isShown ? 'text' : 'password';
      button.textContent = isShown ? hide : show;
      button.setAttribute('aria-pressed', String(isShown));
    });
  }
};
