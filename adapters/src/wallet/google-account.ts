import { readFile } from 'node:fs/promises';
import { importPKCS8 } from 'jose';
import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod/mini';
import type { WalletSettings } from './wallet-settings.ts';

/** A service account of the shop's at Google, and the issuer whose passes it may sign. */
export type GoogleAccount = {
  readonly email: string;
  readonly key: Awaited<ReturnType<typeof importPKCS8>>;
  readonly issuer: string;
};

type Files = { readonly [Name in keyof WalletSettings & `GOOGLE_${string}`]: string };

/** What Google writes into a key's file, as far as it is of use here. */
const keyFile = z.object({ client_email: z.email(), private_key: z.string() });

const told = async (file: string) => {
  try {
    const { client_email, private_key } = z.parse(keyFile, JSON.parse(await readFile(file, 'utf8')));
    return { email: client_email, key: await importPKCS8(private_key, 'RS256') };
  } catch {
    return undefined;
  }
};

/** What the settings name. Error: one line that names the setting that is wrong. */
export const googleAccount = async (files: Files): Promise<Result<GoogleAccount, string>> => {
  const account = await told(files.GOOGLE_WALLET_KEY);
  return account === undefined
    ? err('GOOGLE_WALLET_KEY must name a readable file with the JSON key of a service account')
    : ok({ ...account, issuer: files.GOOGLE_WALLET_ISSUER });
};
