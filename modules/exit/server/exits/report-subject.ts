/** Reports of people who leave: one row an exit, by its last day of work. */
import { sql } from 'kysely'
import { PLACES, personFields } from '#modules/employees/server/public.ts'
import { personOf } from '#modules/employees/server/public-sql.ts'
import { fieldsOf, type ReportSubject } from '#platform/reports/server/report-subject.ts'
import { exitTypes } from '../../model/exit-types.ts'
import { standardReasons } from '../../model/standard-reasons.ts'
import en from '../../words/messages.en.json' with { type: 'json' }
import zh from '../../words/messages.zh-Hant.json' with { type: 'json' }
import { shownTo } from './exit-store.ts'

const comma = { en: sql.lit(', '), 'zh-Hant': sql.lit('、') } as const
/** Reasons that came with the company are called in the language of whoever reads. */
const namesIn = (words: Readonly<Record<string, string>>) =>
  standardReasons.map(([, , value]) => sql`(${sql.lit(value)}, ${sql.lit(words[`exit.reason.${value}`] ?? value)})`)
const standardNames = { en: namesIn(en), 'zh-Hant': namesIn(zh) } as const

export const exitsReport: ReportSubject = {
  key: 'exits',
  word: 'exit.report',
  areas: ['exit'],
  asks: 'span',
  fields: {
    ...personFields,
    ...fieldsOf('exit.report', {
      way: {
        kind: 'choice',
        sql: sql`(array[${sql.join(exitTypes.map(({ name }) => sql.lit(name)))}])[x.exit_type_id]`,
        choices: exitTypes.map(({ name }) => name),
      },
      status: {
        kind: 'choice',
        sql: sql`x.status`,
        choices: ['submitted', 'acknowledged', 'clearance', 'completed', 'withdrawn'],
      },
      notice_date: { kind: 'date', sql: sql`x.notice_date` },
      last_working_date: { kind: 'date', sql: sql`x.last_working_date` },
      reasons: {
        kind: 'text',
        sql: ({ language }) => sql`(select string_agg(coalesce(s.name, o.name), ${comma[language]}
            order by lower(coalesce(s.name, o.name)))
          from exit_reasons o left join (values ${sql.join(standardNames[language])}) as s (value, name)
            on o.is_default and s.value = o.value
          where o.company_id = x.company_id and o.id = any(x.exit_reason_ids))`,
      },
      tasks_open: {
        kind: 'count',
        sql: sql`(select count(*) from exit_tasks k where k.company_id = x.company_id and k.exit_id = x.id
          and k.done_at is null and k.waived_reason is null)`,
      },
      joined_on: { kind: 'date', sql: sql`e.joined_on`, word: 'employees.report.joined_on' },
    }),
  },
  order: ['last_working_date', 'staff_id'],
  id: sql`x.id`,
  source: async (_tx, { companyId, reader, from, to }) => sql`from exits x ${personOf('x')} ${PLACES}
    where x.company_id = ${companyId} and x.last_working_date between ${from}::date and ${to}::date
      and ${shownTo(reader)}`,
}
