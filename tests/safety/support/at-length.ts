/** At full length (SAFETY_ALL) a test sends tens of thousands of requests: more than a session or a confirmation lasts. */
import { Client, signIn } from '../../support/client.ts'

const WHOLE = process.env.SAFETY_ALL !== undefined
/** Milliseconds that one such test may take. */
export const AS_LONG_AS_IT_TAKES = WHOLE ? 3 * 3_600_000 : 300_000

type Admin = Client & { readonly email: string; readonly password: string }

/** Signed in and confirmed anew before each fiftieth call of a long test; otherwise as they are. */
export async function stillSignedIn<One extends { readonly admin: Admin } | undefined>(
  url: string,
  of: One,
  at: number,
): Promise<One> {
  if (!of || !WHOLE || at % 50 !== 0) return of
  const { email, password } = of.admin
  const admin = Object.assign(await signIn(new Client(url), email, password), { email, password })
  await admin.post('api/auth/confirm', { password })
  return { ...of, admin }
}
