/** What the page reads from a token: names, roles and the second at which it ends. Read, never trusted. */
export type Claims = {
  /** The session: all its tokens have it, one after the other. */
  readonly sid: string
  readonly exp: number
  readonly full_name: string
  readonly preferred_name: string
  readonly state: string
  readonly roles: readonly string[]
}

export function claimsOf(token: string): Claims | undefined {
  const [, payload] = token.split('.')
  if (!payload) return undefined
  try {
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0))
    const read: unknown = JSON.parse(new TextDecoder().decode(bytes))
    if (typeof read !== 'object' || read === null || !('exp' in read) || typeof read.exp !== 'number') return undefined
    return {
      sid: 'sid' in read ? String(read.sid ?? '') : '',
      exp: read.exp,
      full_name: 'full_name' in read ? String(read.full_name ?? '') : '',
      preferred_name: 'preferred_name' in read ? String(read.preferred_name ?? '') : '',
      state: 'state' in read ? String(read.state ?? '') : '',
      roles: 'roles' in read && Array.isArray(read.roles) ? read.roles.map(String) : [],
    }
  } catch {
    return undefined
  }
}
