export function postgresTests(root: string, extent?: { readonly whole?: boolean }): string[]
