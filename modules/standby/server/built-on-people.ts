import type { BuiltOnPeople } from '#modules/employees/server/public.ts'

export const standbyOnPeople: readonly BuiltOnPeople[] = [{ table: 'standby_days' }]
