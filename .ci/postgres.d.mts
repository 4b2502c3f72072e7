export function postgresPrograms(): string | undefined;
export function ensurePostgres(): void;
export function missingPostgres(): string | undefined;
