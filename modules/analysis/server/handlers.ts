/** Each page in one unchanging view of the data, as of the day asked for: today, where nobody names another. */
import { certificateTypes } from '#modules/employees/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { attrition, birthdays, demographics, headcount, papers, salary } from '../contract.ts'
import { ages, attritionRate, inOrder, tenures } from '../model/buckets.ts'
import { comingDays } from '../model/coming-days.ts'
import { firstDayShown, peopleByMonth } from '../model/people-by-month.ts'
import * as store from './analysis-store.ts'
import type { PageOf } from './counted-page.ts'
import { birthdays as birthdaysOf, moves } from './counting.ts'
import { salaryBy, salaryOfAll } from './salary-store.ts'

const PAPER_DAYS = 90
const BIRTHDAY_DAYS = 30
const genders = ['female', 'male', 'other'] as const
const LADDER = certificateTypes.filter((type) => type !== 'professional')

export const analysisHandlers: readonly Handler[] = [
  on(headcount, (call) =>
    asOf(call, async (tx, asked) => {
      const nameless = without(call)
      return {
        as_of: asked.day,
        headcount: await store.countEmployed(tx, asked),
        by_month: await months(tx, asked),
        by_department: await store.employedBy(tx, asked, 'departments', nameless),
        by_position: await store.employedBy(tx, asked, 'positions', nameless),
        by_job_level: await store.employedBy(tx, asked, 'job_levels', nameless),
        by_employment_type: await store.employedByType(tx, asked),
      }
    }),
  ),

  on(attrition, (call) =>
    asOf(call, async (tx, asked) => {
      const by_month = await months(tx, asked)
      const gone = await store.leavers(tx, asked, firstDayShown(asked.day), without(call))
      const left = by_month.reduce((sum, month) => sum + month.left, 0)
      return {
        as_of: asked.day,
        joined: by_month.reduce((sum, month) => sum + month.joined, 0),
        left,
        rate: attritionRate(
          left,
          by_month.map((month) => month.headcount),
        ),
        by_month,
        leavers_by_department: gone.by_department,
        leavers_by_tenure: inOrder(tenures, gone.by_tenure),
        tenure: inOrder(tenures, await store.employedByTenure(tx, asked)),
      }
    }),
  ),

  on(salary, (call) =>
    asOf(call, async (tx, asked) => {
      const { without: missing, ...all } = await salaryOfAll(tx, asked)
      return {
        as_of: asked.day,
        without: missing,
        all,
        by_department: await salaryBy(tx, asked, 'departments', without(call)),
        by_job_level: await salaryBy(tx, asked, 'job_levels', without(call)),
      }
    }),
  ),

  on(demographics, (call) =>
    asOf(call, async (tx, asked) => ({
      as_of: asked.day,
      by_age: inOrder(ages, await store.employedByAge(tx, asked)),
      by_gender: inOrder(genders, await store.employedByGender(tx, asked)),
      by_nationality: await store.employedByNationality(tx, asked, without(call)),
      by_education: inOrder(LADDER, await store.employedByEducation(tx, asked, LADDER)),
      by_tenure: inOrder(tenures, await store.employedByTenure(tx, asked)),
    })),
  ),

  on(papers, (call) =>
    asOf(call, async (tx, asked) => paged(call.query, await store.papers(tx, asked, PAPER_DAYS, pageIn(call.query)))),
  ),

  on(birthdays, (call) =>
    asOf(call, async (tx, asked) => {
      const days = comingDays(asked.day, BIRTHDAY_DAYS)
      return paged(call.query, await birthdaysOf(tx, asked, asked.day, days, pageIn(call.query)))
    }),
  ),
]

type Paged = { readonly page?: number | undefined; readonly per_page: number }

const pageIn = ({ page, per_page: perPage }: Paged) => (page === undefined ? undefined : { page, perPage })

const paged = <Row>({ page, per_page }: Paged, { rows, total }: PageOf<Row>) =>
  reply(rows, page === undefined ? {} : { meta: { page, per_page, total } })

type Asking = Pick<Call<typeof headcount>, 'company' | 'clock' | 'session' | 'query'>

function asOf<Answer>(
  { company, clock, session, query }: Asking,
  answer: (tx: Tx, asked: store.Asked) => Promise<Answer>,
): Promise<Answer> {
  const day = query.as_of ?? clock.today(session.timezone)
  return company.read((tx) => answer(tx, { companyId: company.companyId, day, department: query.department_id }))
}

const without = ({ say, language }: Pick<Call<typeof headcount>, 'say' | 'language'>): string =>
  say(language, 'analysis.without')

async function months(tx: Tx, asked: store.Asked) {
  return peopleByMonth(await moves(tx, asked, asked.day, firstDayShown(asked.day)), asked.day)
}
