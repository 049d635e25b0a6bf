// A company that recruits: a vacancy with two rounds and a scorecard, its advertisement, and whoever keeps candidates.
import { sql } from 'kysely'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Handler } from '#platform/http/server/handler.ts'
import type { Services } from '#platform/http/server/services.ts'
import { type Caller, type ModuleApp, moduleApp } from './module-app.ts'
import { multipart, type SentFile, sampleFiles } from './multipart.ts'
import { serverWords } from './server-words.ts'

export const ROUNDS = [newId(), newId()] as const
export const CRITERIA = [newId(), newId()] as const

export type HiringCompany = Awaited<ReturnType<typeof hiringCompany>>

export async function hiringCompany(
  handlers: readonly Handler[] | ((services: Services) => readonly Handler[]),
  { country = 'MY' as const, headcount = 100, now = () => new Date('2026-11-20T03:00:00Z') } = {},
) {
  const app = await moduleApp({ handlers, catalogues: serverWords, now })
  const companyId = await app.company(country, { headcount })
  const admin = await app.caller(companyId, country, 'Company Admin')
  const department = newId()
  const position = newId()
  const vacancy = newId()
  const question = newId()
  const company = app.db.forCompany(companyId)
  await company.transaction(async (tx) => {
    await sql`insert into departments (company_id, id, name) values (${companyId}, ${department}, 'Bar')`.execute(tx)
    await sql`insert into positions (company_id, id, name) values (${companyId}, ${position}, 'Barista')`.execute(tx)
    const rounds = ROUNDS.map((id, at) => ({ id, name: `Round ${at + 1}`, name_zh: null, minutes: 45 }))
    const scorecard = CRITERIA.map((id, at) => ({
      id,
      name: `Criterion ${at + 1}`,
      name_zh: null,
      weight: [60, 40][at],
    }))
    await sql`
      insert into vacancies (company_id, id, position_id, position_name, department_id, headcount, salary_from,
        salary_to, status, approval_status, rounds, scorecard, created_at, updated_at)
      values (${companyId}, ${vacancy}, ${position}, 'Barista', ${department}, 2, 4200, 5000, 'open', 'approved',
        ${JSON.stringify(rounds)}, ${JSON.stringify(scorecard)}, now(), now())`.execute(tx)
  })
  const advertise = async () => {
    const id = newId()
    const questions = [
      {
        id: question,
        text: 'Can you work weekends?',
        text_zh: null,
        kind: 'yes_no',
        choices: [],
        required: true,
        knockout: ['no'],
      },
    ]
    await company.transaction((tx) =>
      sql`
        insert into job_advertisements (company_id, id, vacancy_id, title, questions, publish_from, is_active,
          created_at, updated_at)
        values (${companyId}, ${id}, ${vacancy}, 'Barista', ${JSON.stringify(questions)}, '2026-11-01', true, now(),
          now())`.execute(tx),
    )
    return id
  }
  const advertisement = await advertise()
  return {
    ...{ app, companyId, company, admin, department, position, vacancy, question, advertisement },
    form: { full_name: 'Aisyah Rahman', email: 'aisyah@example.com', phone: '+60 12-345 6789', consent: 'true' },
    apply: (fields: Readonly<Record<string, string>> = {}, file: SentFile | undefined = sampleFiles.pdf) =>
      send(app, { advertisement_id: advertisement, answers: JSON.stringify({ [question]: 'yes' }), ...fields }, file),
    as: (...roles: Parameters<ModuleApp['caller']>[2][]): Promise<Caller> => app.caller(companyId, country, ...roles),
    close: () => app.close(),
  }
}

const outside: Caller = { token: 'nobody', companyId: '', session: {} as Caller['session'] }

/** As whoever is not signed in. */
export const fromOutside = (app: ModuleApp, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
  app.call(outside, method, path, body)

function send(app: ModuleApp, fields: Readonly<Record<string, string>>, file: SentFile | undefined) {
  const form = {
    ...{ full_name: 'Aisyah Rahman', email: 'aisyah@example.com', phone: '+60 12-345 6789', consent: 'true' },
    ...fields,
  }
  const { payload, headers } = multipart(form, file, 'resume')
  return app.call(outside, 'POST', 'api/career/company/store', payload, headers)
}

/** The letters that wait, with the secret of their links opened. */
export async function lettersOf({ app, companyId }: Pick<HiringCompany, 'app' | 'companyId'>) {
  const { rows } = await app.db.forCompany(companyId).read((tx) =>
    sql<{
      id: string
      to: string
      subject: string
      link: string | null
      calendar: string | null
      due_at: string | null
    }>`
      select id, recipient as "to", subject_word as subject, sealed_link as link, calendar, due_at from wanted_mails
      where company_id = ${companyId} and recipient is not null order by created_at, id`.execute(tx),
  )
  return rows.map(({ id, link, ...letter }) => ({
    ...letter,
    link: link === null ? null : app.seal.open(link, `wanted mail ${id}`),
  }))
}
