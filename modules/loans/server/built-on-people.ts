import type { BuiltOnPeople } from '#modules/employees/server/public.ts'

export const loansOnPeople: readonly BuiltOnPeople[] = [{ table: 'loans' }]
