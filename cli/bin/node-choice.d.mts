type System = {
  readonly platform: string;
  readonly arch: string;
  readonly version: string;
  readonly execPath: string;
  readonly exists: (path: string) => boolean;
};

export declare const isNewEnough: (system?: Pick<System, 'version'>) => boolean;
export declare const pinnedNode: (
  root: string,
  system?: Pick<System, 'platform' | 'arch'>,
) => { readonly name: string; readonly path: string };
export declare const bringsNode: (system?: Pick<System, 'platform' | 'arch'>) => boolean;
export declare const chooseNode: (
  root: string,
  system?: System,
) => { readonly node: string } | { readonly missing: string };
export declare const nodeOrThrow: (root: string) => string;
