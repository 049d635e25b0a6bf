import type { BuiltOnPeople } from '#modules/employees/server/public.ts'

export const exitsOnPeople: readonly BuiltOnPeople[] = [{ table: 'exits' }, { table: 'exit_hand_overs' }]
