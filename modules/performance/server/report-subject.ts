/** Reports of reviews: one row a person and period, with its stage and grade. */
import { sql } from 'kysely'
import { PLACES, personFields } from '#modules/employees/server/public.ts'
import { personOf } from '#modules/employees/server/public-sql.ts'
import { fieldsOf, type NamesOf, type ReportSubject } from '#platform/reports/server/report-subject.ts'
import { COMPLETED, formStatuses } from '../model/stages.ts'

const cycles: NamesOf = async (tx, companyId) => {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from review_cycles where company_id = ${companyId} order by to_on desc, id`.execute(tx)
  return rows
}

export const reviewsReport: ReportSubject = {
  key: 'reviews',
  word: 'performance.report',
  areas: ['performance.write'],
  asks: 'span',
  fields: {
    ...personFields,
    ...fieldsOf('performance.report', {
      cycle: { kind: 'text', sql: sql`y.name`, listed: { id: sql`y.id`, names: cycles } },
      from_on: { kind: 'date', sql: sql`y.from_on` },
      to_on: { kind: 'date', sql: sql`y.to_on` },
      stage: {
        kind: 'choice',
        // The first of them has the number -1.
        sql: sql`(array[${sql.join(formStatuses.map((one) => sql.lit(one)))}])[x.status + 2]`,
        choices: [...formStatuses],
      },
      // As everywhere: what HR decides stands once the review is completed, and is not read by its person before.
      grade: { kind: 'text', sql: sql`case when x.status = ${sql.lit(COMPLETED)} then x.grade end` },
      expectation: {
        kind: 'choice',
        sql: sql`case when x.status = ${sql.lit(COMPLETED)} then x.expectation end`,
        choices: ['below', 'meet', 'above'],
      },
      completed_on: { kind: 'date', sql: sql`x.completed_on` },
      acknowledged: { kind: 'flag', sql: sql`x.acknowledged_at is not null` },
    }),
  },
  order: ['to_on', 'staff_id'],
  id: sql`x.id`,
  source: async (_tx, { companyId, from, to }) => sql`
    from performance_reviews x join review_cycles y on y.company_id = x.company_id and y.id = x.cycle_id
      ${personOf('x')} ${PLACES}
    where x.company_id = ${companyId} and y.from_on <= ${to}::date and y.to_on >= ${from}::date`,
}
