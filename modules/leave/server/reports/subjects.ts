/** What reports can be about of leave: who was away and asks to be, and what everybody has left. */
import { sql } from 'kysely'
import { companyFacts } from '#modules/company/server/public.ts'
import { PLACES, personFields } from '#modules/employees/server/public.ts'
import { personOf } from '#modules/employees/server/public-sql.ts'
import {
  fieldsOf,
  type NamesOf,
  type ReportAsking,
  type ReportSubject,
} from '#platform/reports/server/report-subject.ts'
import { leaveYearOf } from '../../model/entitlement/leave-year.ts'
import { balancesIn } from '../ledger/company-balances.ts'

const typeNames: NamesOf = async (tx, companyId, language) => {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, ${language === 'en' ? sql`name` : sql`name_zh`} as name from leave_types
    where company_id = ${companyId} order by position, lower(name)`.execute(tx)
  return rows
}
const typeName = ({ language }: ReportAsking) => (language === 'en' ? sql`t.name` : sql`t.name_zh`)
const halves = (column: string) => ({ kind: 'number' as const, sql: sql`${sql.ref(column)} / 2.0` })

const leaveRequests: ReportSubject = {
  key: 'leave_requests',
  word: 'leave.report.requests',
  areas: ['leave'],
  asks: 'span',
  fields: {
    ...personFields,
    ...fieldsOf('leave.report', {
      type: { kind: 'text', sql: typeName, listed: { id: sql`a.type_id`, names: typeNames } },
      from_date: { kind: 'date', sql: sql`a.from_date` },
      to_date: { kind: 'date', sql: sql`a.to_date` },
      amount: halves('a.charge'),
      unit: { kind: 'choice', sql: sql`t.unit`, choices: ['day', 'hour'] },
      status: {
        kind: 'choice',
        sql: sql`a.status`,
        choices: ['pending', 'approved', 'rejected', 'withdrawn', 'cancelled'],
      },
      paid_percent: { kind: 'number', sql: sql`a.paid * 100` },
      reason: { kind: 'text', sql: sql`a.reason` },
      sent_on: { kind: 'date', sql: sql`a.created_at::date` },
    }),
  },
  order: ['from_date', 'staff_id'],
  id: sql`a.id`,
  source: async (_tx, { companyId, from, to }) => sql`
    from leave_applications a join leave_types t on t.company_id = a.company_id and t.id = a.type_id
      ${personOf('a')} ${PLACES}
    where a.company_id = ${companyId} and a.from_date <= ${to}::date and a.to_date >= ${from}::date`,
}

const leaveDays: ReportSubject = {
  key: 'leave_days',
  word: 'leave.report.days',
  areas: ['leave'],
  asks: 'span',
  fields: {
    ...personFields,
    ...fieldsOf('leave.report', {
      type: { kind: 'text', sql: typeName, listed: { id: sql`a.type_id`, names: typeNames } },
      date: { kind: 'date', sql: sql`y.date` },
      amount: halves('y.charge'),
      unit: { kind: 'choice', sql: sql`t.unit`, choices: ['day', 'hour'] },
      status: { kind: 'choice', sql: sql`a.status`, choices: ['pending', 'approved'] },
    }),
  },
  order: ['date', 'staff_id'],
  id: sql`a.id`,
  source: async (_tx, { companyId, from, to }) => sql`
    from leave_days y join leave_applications a on a.company_id = y.company_id and a.id = y.application_id
      join leave_types t on t.company_id = a.company_id and t.id = a.type_id
      ${personOf('a')} ${PLACES}
    where y.company_id = ${companyId} and y.date between ${from}::date and ${to}::date and y.charge > 0
      and a.status in ('pending', 'approved')`,
}

const leaveBalances: ReportSubject = {
  key: 'leave_balances',
  word: 'leave.report.balances',
  areas: ['leave'],
  asks: 'day',
  fields: {
    ...personFields,
    ...fieldsOf('leave.report', {
      type: { kind: 'text', sql: typeName, listed: { id: sql`b.type_id`, names: typeNames } },
      unit: { kind: 'choice', sql: sql`t.unit`, choices: ['day', 'hour'] },
      entitled: halves('b.entitled'),
      carried: halves('b.carried'),
      taken: halves('b.taken'),
      booked: halves('b.booked'),
      waiting: halves('b.pending'),
      forfeited: halves('b.forfeited'),
      paid_out: halves('b.paid_out'),
      balance: halves('b.balance'),
      type_place: { kind: 'count', sql: sql`b.position` },
    }),
  },
  order: ['staff_id', 'type_place'],
  id: sql`e.id, b.type_id`,
  source: async (tx, { companyId, to }) => {
    const { settings } = await companyFacts(tx, companyId)
    // As the balances themselves are read: whole, and joined once.
    await sql`set local enable_nestloop = off`.execute(tx)
    const balances = balancesIn(companyId, to, leaveYearOf(to, settings.leave_year_start))
    return sql`from (select w.*, ${companyId}::uuid as company_id from (${balances}) w) b
      join leave_types t on t.company_id = ${companyId} and t.id = b.type_id
      ${personOf('b')} ${PLACES}
      where e.company_id = ${companyId}`
  },
}

export const leaveSubjectsOfReports: readonly ReportSubject[] = [leaveRequests, leaveDays, leaveBalances]
