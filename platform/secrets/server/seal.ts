/**
 * Columns that must not be read from a stolen disk: identity numbers, bank accounts, authenticator seeds.
 * AES-256-GCM with a fresh nonce each time, so equal texts look different; a keyed digest finds equal ones.
 * The context (which column, which row) is authenticated: a sealed value cannot be moved to another place.
 */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

export type Seal = {
  seal(text: string, context: string): string
  open(sealed: string, context: string): string
  digest(text: string, context: string): string
}

const VERSION = 'v1'

export function sealWith(key: Uint8Array): Seal {
  const cipherKey = Buffer.from(hkdfSync('sha256', key, '', 'seal', 32))
  const digestKey = Buffer.from(hkdfSync('sha256', key, '', 'digest', 32))
  return {
    seal(text, context) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', cipherKey, nonce).setAAD(Buffer.from(context))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return `${VERSION}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`
    },
    open(sealed, context) {
      const [version, body] = sealed.split('.')
      if (version !== VERSION || !body) throw new Error('sealed by an unknown version')
      const bytes = Buffer.from(body, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', cipherKey, bytes.subarray(0, 12)).setAAD(Buffer.from(context))
      decipher.setAuthTag(bytes.subarray(12, 28))
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
    },
    digest: (text, context) => createHmac('sha256', digestKey).update(`${context}\0${text}`).digest('base64url'),
  }
}
