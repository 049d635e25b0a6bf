import type { BuiltOnPeople } from '#modules/employees/server/public.ts'

export const trainingOnPeople: readonly BuiltOnPeople[] = [
  { table: 'training_certificates' },
  { table: 'training_feedback' },
  { table: 'training_seats' },
]
