/** The styles of the report, with light and dark mode; wide tables scroll on their own. */
export const reportCss = `
:root {
  color-scheme: light dark;
  --ink: #1c1b22; --soft: #5c5a66; --line: #d9d7e0; --ground: #fff; --sunken: #f5f4f8; --mark: #7a4a00; --mark-ground: #fdf0d5;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ink: #eceaf2; --soft: #a9a6b5; --line: #3a3845; --ground: #17161c; --sunken: #211f28; --mark: #f3c777; --mark-ground: #3a2c12;
  }
}
body { margin: 0 auto; padding: 1.5rem; max-width: 90rem; color: var(--ink); background: var(--ground); font: 1rem/1.5 system-ui, sans-serif; }
a { color: inherit; }
:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; padding: 0; list-style: none; }
small, code { color: var(--soft); font-size: 0.8125rem; }
[role='region'] { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: 0.875rem; }
th, td { padding: 0.375rem 0.75rem; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; }
thead th { background: var(--sunken); white-space: nowrap; }
tbody th { min-width: 16rem; font-weight: 600; }
td { white-space: nowrap; }
td.number { font-variant-numeric: tabular-nums; text-align: end; }
td details ul { margin: 0; padding: 0; list-style: none; text-align: start; white-space: normal; }
mark { padding: 0 0.375rem; border-radius: 0.25rem; color: var(--mark); background: var(--mark-ground); }
`;
