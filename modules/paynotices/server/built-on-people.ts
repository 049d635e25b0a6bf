import type { BuiltOnPeople } from '#modules/employees/server/public.ts'

/** Of whom a notice was filed, or something entered for one, stays. */
export const paynoticesOnPeople: readonly BuiltOnPeople[] = [{ table: 'employment_notices' }]
