/** The page's one style sheet: lagoon text, aqua action, sand surface; AAA for body text, targets of 48 px. */
export const pageStyle = `
:root { color-scheme: light; --lagoon: #0b3b47; --lagoon-soft: #3f5f68; --aqua: #0b7285; --aqua-deep: #075866;
  --sand: #f6f0e6; --sand-line: #d9cdb8; --mist: #ffffff; --coral: #a82a1d; --radius: 14px; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; grid-template-rows: auto 1fr auto; color: var(--lagoon);
  background: linear-gradient(180deg, #dff1f2 0, var(--sand) 22rem); line-height: 1.55;
  font-family: "Segoe UI", "Noto Sans", system-ui, -apple-system, sans-serif; font-size: 1.0625rem; }
.bar { display: flex; align-items: center; gap: .6rem; padding: 1rem 1.25rem; font-weight: 650; letter-spacing: .02em; }
.mark { color: var(--aqua); }
main { width: min(34rem, 100% - 2rem); margin: 1rem auto 2rem; padding: clamp(1.25rem, 5vw, 2.5rem);
  background: var(--mist); border-radius: calc(var(--radius) * 1.6); box-shadow: 0 18px 50px -24px rgb(11 59 71 / .45); }
h1 { margin: 0 0 1.25rem; font-size: clamp(1.5rem, 5vw, 1.9rem); line-height: 1.2; letter-spacing: -.01em; }
h2 { margin: 0 0 .5rem; font-size: 1rem; }
.facts { margin: 0 0 1.5rem; padding: 1rem 1.25rem; background: var(--sand); border-radius: var(--radius); }
.facts div { display: flex; justify-content: space-between; align-items: baseline; gap: 1rem; flex-wrap: wrap; }
.facts dt { color: var(--lagoon-soft); }
.facts dd { margin: 0; font-variant-numeric: tabular-nums; }
.amount { font-size: 1.5rem; font-weight: 700; }
.note { margin: 0 0 1.25rem; }
form { display: grid; grid-template-columns: 1fr 1fr; gap: 1.1rem 1rem; }
form + form { margin-top: .6rem; }
.field.number, .field.holder, button { grid-column: 1 / -1; }
label { display: block; margin-bottom: .3rem; font-weight: 600; }
input { width: 100%; min-height: 48px; padding: .6rem .8rem; font: inherit; color: inherit; background: #fff;
  border: 1.5px solid #6d878e; border-radius: 10px; font-variant-numeric: tabular-nums; }
input[aria-invalid] { border-color: var(--coral); border-width: 2px; }
.hint { margin: .25rem 0 0; font-size: .9rem; color: var(--lagoon-soft); }
.error { margin: .25rem 0 0; font-size: .95rem; font-weight: 600; color: var(--coral); }
button, a.primary { display: block; width: 100%; min-height: 52px; padding: .8rem 1rem; border: 0; border-radius: var(--radius);
  font: inherit; font-weight: 650; text-align: center; cursor: pointer; transition: background-color 150ms; }
.primary { color: #fff; background: var(--aqua); text-decoration: none; }
.primary:hover { background: var(--aqua-deep); }
.quiet { color: var(--aqua-deep); background: transparent; text-decoration: underline; text-underline-offset: .2em; }
:focus-visible { outline: 3px solid var(--aqua); outline-offset: 3px; }
.cards { margin-top: 1.75rem; padding-top: 1.25rem; border-top: 1px solid var(--sand-line); font-size: .95rem; }
.cards ul { margin: 0 0 .6rem; padding: 0; list-style: none; display: grid; gap: .35rem; }
.cards li { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr)); gap: 0 .8rem; }
.cards p { margin: 0; color: var(--lagoon-soft); }
code { font-family: ui-monospace, "DejaVu Sans Mono", monospace; white-space: nowrap; }
footer { padding: 0 1.25rem 1.5rem; text-align: center; font-size: .95rem; color: var(--lagoon-soft); }
@media (max-width: 22rem) { form { grid-template-columns: 1fr; } }
@media (prefers-reduced-motion: reduce) { * { transition: none; } }
`;
