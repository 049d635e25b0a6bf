/** Letters keep an import of people from being undone. */
import type { BuiltOnPeople } from '#modules/employees/server/public.ts'

export const documentsOnPeople: readonly BuiltOnPeople[] = [{ table: 'letters' }, { table: 'letter_requests' }]
