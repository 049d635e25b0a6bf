import type { BuiltOnPeople } from '#modules/employees/server/public.ts'

export const recruitmentOnPeople: readonly BuiltOnPeople[] = [{ table: 'vacancy_members' }]
