import type { BuiltOnPeople } from '#modules/employees/server/public.ts'

/** Who was given a yearly form, or said how they want it, stays. */
export const payformsOnPeople: readonly BuiltOnPeople[] = [
  { table: 'year_form_releases' },
  { table: 'year_form_deliveries' },
]
