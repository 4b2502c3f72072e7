/** The options with a guest's data. */
export const ana: readonly string[] = [
  '--first-name',
  'Ana',
  '--last-name',
  'Novak',
  '--email',
  'ana@example.com',
  '--address',
  'Cesta 1',
  '--post-code',
  '1000',
  '--city',
  'Ljubljana',
  '--country',
  'SI',
  '--phone',
  '+386 40 123 456',
];
