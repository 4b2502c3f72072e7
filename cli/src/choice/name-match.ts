/** Letters as people type them when they are in a hurry: without case, without marks, single spaces. */
const folded = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** A name of two levels, such as a price group and a price list in it. */
export type TwoPartName = readonly [group: string, name: string];

type Test = (wanted: string, actual: string) => boolean;

const isSame: Test = (wanted, actual) => wanted === actual;
const isStart: Test = (wanted, actual) => actual.startsWith(wanted);
const isPart: Test = (wanted, actual) => actual.includes(wanted);

/** From strict to lenient; the first way that matches anything counts, so that a full name never collides with a longer one. */
const ways: readonly (readonly [group: Test, name: Test])[] = [
  [isSame, isSame],
  [isStart, isSame],
  [isStart, isStart],
  [isPart, isPart],
];

const splitsOf = (wanted: string): readonly TwoPartName[] => {
  const parts = wanted.split('/');
  if (parts.length === 1) return [['', wanted]];
  return parts.slice(1).map((_, at) => [
    parts
      .slice(0, at + 1)
      .join('/')
      .trim(),
    parts
      .slice(at + 1)
      .join('/')
      .trim(),
  ]);
};

/** Which names a text means, written `group/name` or only `name`; the beginning of either will do. None when nothing fits. */
export const namesMeant = <Named extends { readonly name: TwoPartName }>(
  wanted: string,
  choices: readonly Named[],
): readonly Named[] => {
  const text = folded(wanted);
  if (text === '') return [];
  for (const [groupTest, nameTest] of ways) {
    const meant = choices.filter(({ name: [group, name] }) =>
      splitsOf(text).some(
        ([wantedGroup, wantedName]) =>
          (wantedGroup === '' || groupTest(wantedGroup, folded(group))) && nameTest(wantedName, folded(name)),
      ),
    );
    if (meant.length > 0) return meant;
  }
  return [];
};
