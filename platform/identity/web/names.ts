/** Roles and areas by the names people read; an area without words yet is shown by its own name. */
import type { Language } from '#platform/words/locales.ts'
import { say, wordOr } from '#platform/words/web/words.ts'
import './words.ts'

export const roleWord = (role: string): string => wordOr(`identity.role.${role}`, role)
export const rolesText = (roles: readonly string[]): string => roles.map(roleWord).join(say('identity.comma'))
export const areaWord = (area: string): string => wordOr(`identity.area.${area}`, area)

/** What somebody is called: in Chinese by the whole name, else as they like it. */
export const calledName = (preferred: string | null, full: string, language: Language): string =>
  (language === 'en' && preferred) || full
