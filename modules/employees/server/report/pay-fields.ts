/** What was agreed with somebody, as of the day, and the account it is paid into. */
import { type RawBuilder, sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { fieldsOf } from '#platform/reports/server/report-subject.ts'
import { openAccount } from '../sealed-values.ts'

const guarded = { area: 'employee.pay', noted: 'pay' } as const
const rateOn = (what: RawBuilder<unknown>, day: PlainDate): RawBuilder<unknown> =>
  sql`(select ${what} from salary_rates r where r.company_id = e.company_id and r.employee_id = e.id
    and r.component = 'basic_salary' and r.effective_from <= ${day}::date order by r.effective_from desc limit 1)`
/** Allowances agreed with them: each as it stands on the day. */
const allowancesOn = (day: PlainDate): RawBuilder<unknown> =>
  sql`(select sum(x.amount) from (select distinct on (r.component) r.amount from salary_rates r
    where r.company_id = e.company_id and r.employee_id = e.id and r.component <> 'basic_salary'
      and r.effective_from <= ${day}::date order by r.component, r.effective_from desc) x)`
const account = (column: 'bank' | 'account_number' | 'holder_name'): RawBuilder<unknown> =>
  sql`(select b.${sql.ref(column)} from employee_bank_accounts b where b.company_id = e.company_id and b.employee_id = e.id
    order by b.preferred desc, b.created_at, b.id limit 1)`

export const payFields = fieldsOf('employees.report', {
  basic_salary: { ...guarded, kind: 'money', sql: ({ to }) => rateOn(sql`r.amount`, to) },
  salary_since: { ...guarded, kind: 'date', sql: ({ to }) => rateOn(sql`r.effective_from`, to) },
  allowances: { ...guarded, kind: 'money', sql: ({ to }) => allowancesOn(to) },
  bank: { area: 'employee.pay', kind: 'text', sql: account('bank') },
  account_number: {
    ...{ area: 'employee.pay', noted: 'numbers', kind: 'text' },
    sql: account('account_number'),
    open: openAccount,
  },
  account_holder: { area: 'employee.pay', kind: 'text', sql: account('holder_name') },
})
