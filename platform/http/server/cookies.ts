/** What a browser is given to keep, and shows again; pages cannot read it. */
import type { FastifyReply, FastifyRequest } from 'fastify'

export type KeptCookie = {
  readonly name: string
  readonly value: string
  /** Shown again under this path alone. */
  readonly path: string
  readonly seconds: number
}

export function cookieOf({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string | undefined {
  const found = headers.cookie?.split(';').find((one) => one.trimStart().startsWith(`${name}=`))
  return found?.slice(found.indexOf('=') + 1).trim()
}

export function setCookie(to: FastifyReply, secure: boolean, { name, value, path, seconds }: KeptCookie): void {
  const only = `HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`
  to.header('set-cookie', `${name}=${value}; Path=${path}; Max-Age=${seconds}; ${only}`)
}
