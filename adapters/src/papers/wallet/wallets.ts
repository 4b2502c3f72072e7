import type { ClockPort } from '@shop/core/ports/clock-port';
import type { WalletPort } from '@shop/core/ports/wallet-port';
import { ok, type Result } from 'neverthrow';
import type { AppleFiles } from './apple-wallet.ts';
import type { GoogleFiles } from './google-wallet.ts';

/** Settings of the wallets, by name: files of keys and certificates, a password, an issuer. A wallet is offered once
 *  all of its settings but the optional `APPLE_PASS_KEY_PASSWORD` are set. */
export type WalletSettings = {
  readonly [Name in keyof (AppleFiles & GoogleFiles)]?: string | undefined;
};

type Opened = Promise<Result<WalletPort, string>>;

const openApple = async (settings: WalletSettings, clock: ClockPort): Opened => {
  const { APPLE_PASS_CERTIFICATE, APPLE_PASS_KEY, APPLE_PASS_KEY_PASSWORD, APPLE_WWDR_CERTIFICATE } = settings;
  if (APPLE_PASS_CERTIFICATE === undefined || APPLE_PASS_KEY === undefined || APPLE_WWDR_CERTIFICATE === undefined)
    return ok({});
  const { appleSigner, appleWallet } = await import('./apple-wallet.ts');
  const files = { APPLE_PASS_CERTIFICATE, APPLE_PASS_KEY, APPLE_PASS_KEY_PASSWORD, APPLE_WWDR_CERTIFICATE };
  return (await appleSigner(files, clock.now())).map((signer) => ({ apple: appleWallet(signer) }));
};

const openGoogle = async (settings: WalletSettings, clock: ClockPort): Opened => {
  const { GOOGLE_WALLET_KEY, GOOGLE_WALLET_ISSUER } = settings;
  if (GOOGLE_WALLET_KEY === undefined || GOOGLE_WALLET_ISSUER === undefined) return ok({});
  const { googleAccount, googleWallet } = await import('./google-wallet.ts');
  const account = await googleAccount({ GOOGLE_WALLET_KEY, GOOGLE_WALLET_ISSUER });
  return account.map((known) => ({ google: googleWallet(known, clock) }));
};

/** Opens the wallets that have keys; each is loaded only then. Error: one line about a wrong key or certificate. */
export const openWallets = async (settings: WalletSettings, clock: ClockPort): Opened => {
  const [apple, google] = await Promise.all([openApple(settings, clock), openGoogle(settings, clock)]);
  return apple.andThen((first) => google.map((second) => ({ ...first, ...second })));
};
