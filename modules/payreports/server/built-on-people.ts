import type { BuiltOnPeople } from '#modules/employees/server/public.ts'

/** Whose payslips show a report of own columns was chosen by hand. */
export const payreportsOnPeople: readonly BuiltOnPeople[] = [{ table: 'pay_report_applied' }]
