/**
 * The session's display state as cookies, spelled as the specification spells them: path /, SameSite=Strict, the
 * refreshed token Lax. The server never believes them; only the bearer header counts (safety, S1).
 */
const cookieNames = [
  'token',
  'full_name',
  'preferred_name',
  'state',
  'roles',
  'role_array',
  'is_manager',
  'type',
  'email',
  'loggedInWith2fa',
  'enable2fa',
  'prefer_lang',
] as const
type CookieName = (typeof cookieNames)[number]

export function writeCookie(name: CookieName, value: string, sameSite: 'Strict' | 'Lax' = 'Strict'): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the specification keeps the session's display state in cookies
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=${sameSite}${secure}`
}

export function clearCookies(names: readonly CookieName[] = cookieNames): void {
  for (const name of names) {
    // biome-ignore lint/suspicious/noDocumentCookie: as above
    document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Strict`
  }
}

export function readCookie(name: CookieName): string | undefined {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  return found === undefined ? undefined : decodeURIComponent(found.slice(name.length + 1))
}
