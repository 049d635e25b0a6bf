import type { BuiltOnPeople } from '#modules/employees/server/public.ts'

export const travelOnPeople: readonly BuiltOnPeople[] = []
