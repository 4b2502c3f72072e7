import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { environment } from '../../ui/src/server/settings/environment.ts';
import { projectRoot } from './arrows/imports.ts';

// No test runs these files, so the names that they repeat are compared.
const deployed = (file: string): string => readFileSync(join(projectRoot, 'adapters/deploy', file), 'utf8');

const sources = (pattern: string): string =>
  globSync(pattern, { cwd: projectRoot })
    .map((file) => readFileSync(join(projectRoot, file), 'utf8'))
    .join('\n');

const namesIn = (text: string, form: RegExp): readonly string[] =>
  [...new Set([...text.matchAll(form)].map(([, name = '']) => name))].sort();

test('the settings of shop.env are settings of the server', () => {
  const names = namesIn(deployed('shop.env'), /^([A-Z_]+)=/gm);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !(name in environment.shape))).toEqual([]);
});

test('alerts are about metrics and events that a server has', () => {
  const rules = deployed('alerts.yml');
  const metrics = sources('adapters/src/server/operations/shop-metrics.ts');
  const ofBackup = 'shop_backup_timestamp_seconds';
  const known = [...namesIn(metrics, /'(shop_[a-z_]+)'/g), ofBackup];
  expect(namesIn(rules, /\b(shop_[a-z_]+)\b/g).filter((name) => !known.includes(name))).toEqual([]);
  expect(deployed('shop-backup.service')).toContain(`"${ofBackup} `);
  const events = namesIn(rules, /event=~?"([A-Za-z|]+)"/g).flatMap((names) => names.split('|'));
  const logged = sources('ui/src/server/logs/*.ts') + sources('ui/src/compose/server/*.ts');
  expect(events.length).toBeGreaterThan(6);
  expect(events.filter((name) => !logged.includes(`'${name}'`))).toEqual([]);
});

test('the backup reads the data folder of shop.service as its user', () => {
  const [shop, backup] = [deployed('shop.service'), deployed('shop-backup.service')];
  expect(shop).toContain('DATA_DIR=/var/lib/shop ');
  expect(backup).toContain('--on /var/lib/shop');
  const shared = ['WorkingDirectory=/opt/shop', 'DynamicUser=yes', 'StateDirectoryMode=0700', 'UMask=0077'];
  for (const line of shared) expect([shop, backup].filter((unit) => !unit.includes(`\n${line}\n`))).toEqual([]);
  expect(deployed('shop.env')).toContain('DATA_DIR=/var/lib/shop\n');
});
