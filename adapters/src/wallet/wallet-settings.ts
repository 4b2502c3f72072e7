/** Where keys to wallets lie, by the names of the settings; a wallet is offered once all that it needs are set (D-WALLET). */
export type WalletSettings = {
  readonly [Name in
    | 'APPLE_PASS_CERTIFICATE'
    | 'APPLE_PASS_KEY'
    | 'APPLE_PASS_KEY_PASSWORD'
    | 'APPLE_WWDR_CERTIFICATE'
    | 'GOOGLE_WALLET_KEY'
    | 'GOOGLE_WALLET_ISSUER']?: string | undefined;
};
