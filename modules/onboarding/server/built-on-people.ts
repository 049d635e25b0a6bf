import type { BuiltOnPeople } from '#modules/employees/server/public.ts'

export const onboardingOnPeople: readonly BuiltOnPeople[] = [{ table: 'orientations' }]
