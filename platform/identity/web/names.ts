/** Roles by the names people read. */
import type { Language } from '#platform/words/locales.ts'
import { say, wordOr } from '#platform/words/web/words.ts'
import './words.ts'

export const roleWord = (role: string): string => wordOr(`identity.role.${role}`, role)
export const rolesText = (roles: readonly string[]): string => roles.map(roleWord).join(say('identity.comma'))

/** What somebody is called: in Chinese by the whole name, else as they like it. */
export const calledName = (preferred: string | null, full: string, language: Language): string =>
  (language === 'en' && preferred) || full
