import type { BuiltOnPeople } from '#modules/employees/server/public.ts'

export const onboardingOnPeople: readonly BuiltOnPeople[] = [
  { table: 'orientations' },
  { table: 'orientation_meetings', person: 'host_id' },
]
