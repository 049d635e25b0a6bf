import type { BuiltOnPeople } from '#modules/employees/server/public.ts'

export const probationOnPeople: readonly BuiltOnPeople[] = [{ table: 'probation_reviews' }]
