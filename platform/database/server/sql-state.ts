/** PostgreSQL's code of a failure ('23505' for a duplicate), the system's ('ECONNRESET'), or undefined where it has none. */
export function sqlState(failure: unknown): string | undefined {
  if (!(failure instanceof Error) || !('code' in failure)) return undefined
  return typeof failure.code === 'string' ? failure.code : undefined
}
