import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@shop/adapters/platform/files/testing/temporary-folder';
import { expect, it } from 'vitest';
import { readSettingsFile } from './settings-file.ts';

it('reads settings as systemd does, and names the lines that set nothing', () => {
  const file = join(temporaryFolder(), 'shop.env');
  writeFileSync(file, '# comment\n\nFOO\nPORT="3100"\n ; comment\nexport HOST = 0.0.0.0\nSMTP_URL=smtp://a=b\n');
  const settings = { PORT: '3100', SMTP_URL: 'smtp://a=b' };
  expect(readSettingsFile(file)._unsafeUnwrap()).toEqual({ settings, unread: [3, 6] });
});
