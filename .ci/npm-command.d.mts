type System = {
  readonly platform: string;
  readonly execPath: string;
  readonly exists: (path: string) => boolean;
  readonly npmExecpath?: string;
};

export declare const npmCommand: (system?: System) => readonly string[];
