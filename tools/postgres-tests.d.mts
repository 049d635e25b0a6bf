export function postgresTests(root: string, extent?: { readonly whole?: boolean }): string[]
export function isMarked(root: string, file: string): boolean
