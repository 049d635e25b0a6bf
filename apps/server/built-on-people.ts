/** What keeps an import of people from being taken back, as the modules say it of their tables. */
import type { BuiltOnPeople } from '#modules/employees/server/public.ts'
import { modules } from './modules.ts'

export const builtOn: readonly BuiltOnPeople[] = modules.flatMap(({ onPeople = [] }) => onPeople)
