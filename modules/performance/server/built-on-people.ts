/** Reviews keep an import of people from being undone. */
import type { BuiltOnPeople } from '#modules/employees/server/public.ts'

export const performanceOnPeople: readonly BuiltOnPeople[] = [{ table: 'performance_reviews' }]
