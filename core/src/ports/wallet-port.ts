import type { WalletPass } from '../papers/wallet-pass.ts';
import type { Wallet } from '../paths/order-path.ts';

/** A pass for a wallet: a file, or an address at which the wallet stores the pass. */
export type WalletOffer =
  | { readonly type: 'file'; readonly contentType: string; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly type: 'link'; readonly href: string };

/** Signs passes, with a function for each wallet whose keys are in the settings. */
export type WalletPort = { readonly [Each in Wallet]?: (pass: WalletPass) => Promise<WalletOffer> };
