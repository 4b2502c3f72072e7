import type { WalletPass } from '../papers/wallet-pass.ts';
import type { Wallet } from '../paths/order-path.ts';

/** What a wallet takes: a file, or an address of the wallet's own that keeps the pass. */
export type WalletOffer =
  | { readonly type: 'file'; readonly contentType: string; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly type: 'link'; readonly href: string };

/** Signs passes for the wallets that settings bring keys for, and for no other one. */
export type WalletPort = { readonly [Each in Wallet]?: (pass: WalletPass) => Promise<WalletOffer> };
