/** The points of going live in their order. */
export const pointNames = [
  'settings',
  'seller',
  'vat',
  'contact',
  'payments',
  'webhook',
  'money',
  'mail',
  'mailbox',
  'address',
  'certificate',
  'proxy',
  'office',
  'door',
  'database',
  'catalog',
  'content',
  'backup',
  'restore',
  'metrics',
  'alerts',
] as const;

export type PointName = (typeof pointNames)[number];

/** `notTried`: only the real shop, its provider or its visitors can prove it. */
export type PointState = 'good' | 'bad' | 'notTried';

/** A judged point. `finding` is the key of its words, below the name of the point; `facts` fill the words. */
export type Point = {
  readonly name: PointName;
  readonly state: PointState;
  readonly finding: string;
  readonly facts: Readonly<Record<string, string | number>>;
};

type Judged = Omit<Point, 'name'>;

export const good = (facts: Point['facts'] = {}): Judged => ({ state: 'good', finding: 'good', facts });

export const bad = (finding: string, facts: Point['facts'] = {}): Judged => ({ state: 'bad', finding, facts });

export const notTried = (finding = 'notTried', facts: Point['facts'] = {}): Judged => ({
  state: 'notTried',
  finding,
  facts,
});
