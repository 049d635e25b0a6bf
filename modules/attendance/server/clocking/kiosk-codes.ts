/** The codes of kiosks: the one by which a device becomes one, and the ones it shows. */
import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Seal } from '#platform/secrets/server/seal.ts'
import { codeText, readCode, type ShownCode } from '../../model/clocking/kiosk-qr.ts'

/** `kiosk-`, the company, 256 bits of chance. */
const TOKEN = /^kiosk-([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})-[\w-]{43}$/

export const newToken = (companyId: string): string =>
  `kiosk-${companyId.replaceAll('-', '')}-${randomBytes(32).toString('base64url')}`

export const companyOfToken = (token: string): string | undefined => TOKEN.exec(token)?.slice(1).join('-')

/** Letters and digits that nobody mistakes for each other; the company's own part leads to it. */
const SIGNS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const LENGTH = 10

export function newPairCode(): string {
  const signs = [...randomBytes(LENGTH)].map((byte) => SIGNS[byte % SIGNS.length])
  return `${signs.slice(0, LENGTH / 2).join('')}-${signs.slice(LENGTH / 2).join('')}`
}

/** However it was typed. */
export const plainPairCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '')

const PURPOSE = 'kiosk code'

export const signedCode = (seal: Seal, code: ShownCode): string =>
  `${codeText(code)}.${seal.digest(codeText(code), PURPOSE)}`

/** Undefined for what no kiosk of this company showed. */
export function shownCode(seal: Seal, companyId: string, text: string): ShownCode | undefined {
  const code = readCode(text)
  if (!code || code.companyId !== companyId) return undefined
  const [given, right] = [code.signature, seal.digest(codeText(code), PURPOSE)].map((one) => Buffer.from(one))
  return given && right && given.length === right.length && timingSafeEqual(given, right) ? code : undefined
}
