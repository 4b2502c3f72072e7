/** The page's own style sheet, as it is served apart from the shop: AAA contrast for body text, targets of 48 px. */
export const pageStyle = `
:root { color-scheme: light; --ink: #0a3742; --ink-soft: #345059; --aqua: #006a79; --aqua-deep: #005563; --aqua-wash: #dcf1f2;
  --ground: #ecf4f4; --paper: #fff; --line: #c8d8d9; --line-strong: #66868c; --gold: #6b4c00; --gold-wash: #faf0d8;
  --coral: #a82a1d; --radius: 14px; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; grid-template-rows: auto auto 1fr; grid-template-columns: minmax(0, 1fr);
  color: var(--ink); background: linear-gradient(180deg, var(--aqua-wash) 0, var(--ground) 24rem); line-height: 1.55;
  font-family: system-ui, -apple-system, "Segoe UI", "Noto Sans", sans-serif; font-size: 1.0625rem; overflow-wrap: break-word; }
.test { display: flex; justify-content: center; align-items: center; gap: .6rem; margin: 0; padding: .7rem 1rem; font-size: .95rem;
  font-weight: 600; line-height: 1.4; color: var(--gold); background: var(--gold-wash); border-bottom: 1px solid #e6d19a; }
.icon { flex: none; width: 1.4rem; height: 1.4rem; }
.bar { display: flex; align-items: center; gap: .6rem; width: min(60rem, 100% - 2rem); margin: 0 auto; padding: 1.1rem 0;
  font-weight: 650; letter-spacing: .02em; }
.mark { color: var(--aqua); }
main { width: min(34rem, 100% - 2rem); margin: 0 auto 3rem; }
main:has(.columns) { width: min(60rem, 100% - 2rem); }
main:not(:has(.columns)), .ask { padding: clamp(1.25rem, 5vw, 2.25rem); background: var(--paper); border-radius: 22px;
  box-shadow: 0 1px 2px rgb(10 55 66 / .06), 0 18px 44px -26px rgb(10 55 66 / .45); }
h1 { margin: 0 0 1.25rem; font-size: clamp(1.5rem, 5vw, 2rem); line-height: 1.2; letter-spacing: -.012em; text-wrap: balance; }
h2 { margin: 0 0 .6rem; font-size: 1rem; }
main > p { margin: 0 0 1.25rem; text-wrap: pretty; }
.columns { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.25rem 2rem; align-items: start; }
.summary { display: grid; gap: .35rem; margin: 0; padding: 1.1rem 1.25rem; background: var(--paper); border: 1px solid var(--line);
  border-radius: var(--radius); }
main > .summary { margin-bottom: 1.25rem; background: var(--ground); }
.summary div { display: flex; justify-content: space-between; align-items: baseline; gap: .2rem 1rem; flex-wrap: wrap; }
.summary dt { color: var(--ink-soft); }
.summary dd { margin: 0; font-variant-numeric: tabular-nums; }
.amount { font-size: 1.6rem; font-weight: 700; letter-spacing: -.01em; white-space: nowrap; }
.note { margin: .9rem 0 0; }
form { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 1.1rem 1rem; }
form + form { margin-top: .5rem; }
.field { display: flex; flex-direction: column; }
.field.number, .field.holder, button { grid-column: 1 / -1; }
label { margin-bottom: .3rem; font-weight: 600; }
input { width: 100%; min-height: 50px; padding: .6rem .85rem; font: inherit; color: inherit; background: #fff;
  border: 1.5px solid var(--line-strong); border-radius: 10px; font-variant-numeric: tabular-nums; }
.number input { letter-spacing: .04em; }
input:hover { border-color: var(--aqua); }
input[aria-invalid] { border-color: var(--coral); border-width: 2px; background: #fdf1ef; }
.hint { margin: .3rem 0 0; font-size: .9rem; line-height: 1.35; color: var(--ink-soft); }
.error { margin: .3rem 0 0; font-size: .95rem; font-weight: 600; line-height: 1.35; color: var(--coral); }
button, a.primary { display: block; width: 100%; min-height: 52px; padding: .8rem 1rem; border: 0; border-radius: 999px;
  font: inherit; font-weight: 650; text-align: center; cursor: pointer; transition: background-color 150ms; }
.primary { color: #fff; background: var(--aqua); text-decoration: none; font-variant-numeric: tabular-nums; }
.primary:hover { background: var(--aqua-deep); }
.quiet { color: var(--aqua-deep); background: transparent; }
.quiet:hover { background: var(--aqua-wash); }
:focus-visible { outline: 3px solid var(--aqua); outline-offset: 3px; }
.cards { padding: 1.1rem 1.25rem; font-size: .95rem; border: 1.5px dashed #b39a5c; border-radius: var(--radius); }
.cards ul { margin: 0 0 .8rem; padding: 0; list-style: none; display: grid; gap: .5rem; }
.cards li { display: grid; }
.cards li span, .cards p { margin: 0; color: var(--ink-soft); }
code { font: 600 1rem/1.4 ui-monospace, "DejaVu Sans Mono", monospace; white-space: nowrap; }
@media (min-width: 56rem) {
  .columns { grid-template: auto 1fr / minmax(0, 1fr) 20rem; }
  .side, .cards { grid-column: 2; }
  .ask { grid-area: 1 / 1 / 3 / 2; }
}
@media (max-width: 22rem) { form { grid-template-columns: minmax(0, 1fr); } }
@media (forced-colors: active) { button, a.primary { border: 1px solid ButtonText; } }
@media (prefers-reduced-motion: reduce) { * { transition: none; } }
`;
