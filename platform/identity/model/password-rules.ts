/**
 * Which passwords are taken: long ones, not among the commonest, not one's own name. No rules about kinds of
 * signs and no forced changes (ASVS 5.0, 6.2.5 and 6.2.10); length is what counts.
 */
import { isCommonPassword } from './common-passwords.ts'

type PasswordRefusal = 'identity.password-too-short' | 'identity.password-common' | 'identity.password-too-long'

export const STAFF_PASSWORD_MIN = 12
const OPERATIONS_PASSWORD_MIN = 15
/** Longer ones are hashed in full up to here; beyond it somebody is testing the server. */
const PASSWORD_MAX = 256

export type Whose = { readonly operations: boolean; readonly email: string; readonly name: string }

export function refusalOfPassword(password: string, whose: Whose): PasswordRefusal | undefined {
  const length = [...password].length
  if (length < passwordMin(whose.operations)) return 'identity.password-too-short'
  if (length > PASSWORD_MAX) return 'identity.password-too-long'
  return isCommonPassword(password) || isOwnName(password, whose) ? 'identity.password-common' : undefined
}

export const passwordMin = (operations: boolean): number => (operations ? OPERATIONS_PASSWORD_MIN : STAFF_PASSWORD_MIN)

function isOwnName(password: string, { email, name }: Whose): boolean {
  const given = fold(password)
  return [email, email.split('@')[0] ?? '', name].some((own) => own !== '' && fold(own) === given)
}

const fold = (text: string): string => text.toLowerCase().replace(/[\s._-]/g, '')
