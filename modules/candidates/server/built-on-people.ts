import type { BuiltOnPeople } from '#modules/employees/server/public.ts'

export const candidatesOnPeople: readonly BuiltOnPeople[] = [{ table: 'interviewers' }, { table: 'scorecards' }]
