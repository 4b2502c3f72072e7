const milliseconds: Readonly<Record<string, number>> = {
  second: 1000,
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
};

/** How long a time such as `16 minutes` is. Units: milliseconds. */
export const timeSpanOf = (text: string): number => {
  const [, count = '0', unit = ''] = /^(\d+) (second|minute|hour|day)s?$/.exec(text) ?? [];
  return Number(count) * (milliseconds[unit] ?? 0);
};
