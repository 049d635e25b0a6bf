/** Vacancies with an advertisement in both languages each; one is put on hold once people have applied. */
import { sql } from 'kysely'
import { addDays } from '#kernel/plain-date.ts'
import { addAdvertisement } from '#modules/recruitment/contract/advertisements.ts'
import { addVacancy, setVacancyStatus } from '#modules/recruitment/contract/vacancies.ts'
import { type Around, ago, employeeOf } from './around.ts'

export type Vacancy = {
  readonly id: string
  readonly position_name: string
  readonly position_id: string
  readonly department_id: string
  readonly status: string
  readonly salary_to: string
  readonly rounds: readonly { readonly id: string }[]
  readonly scorecard: readonly { readonly id: string }[]
  readonly advertisement_id: string | null
  readonly question_id: string | null
}

const SOUGHT_DAYS_AGO = 60
const rounds = [
  { name: 'First talk', name_zh: '初談', minutes: 30 },
  { name: 'Interview with the team', name_zh: '團隊面試', minutes: 60 },
]
const scorecard = [
  { name: 'Skill', name_zh: '專業能力', weight: 40 },
  { name: 'Working with others', name_zh: '團隊合作', weight: 35 },
  { name: 'Reliability', name_zh: '責任感', weight: 25 },
]

/** In the order of the plan. */
export async function openVacancies(around: Around): Promise<readonly Vacancy[]> {
  const { act, keeper, plan, today } = around
  const places = await placesOf(around)
  const before = await vacanciesOf(around)
  const manager = employeeOf(around, 'reporting-manager').id
  const at = ago(around, SOUGHT_DAYS_AGO)
  for (const one of plan.vacancies) {
    if (before.some(({ position_name }) => position_name === one.position)) continue
    const [salary_from, salary_to] = one.pay
    const body = {
      ...{
        position_id: places.get(`position ${one.position}`),
        department_id: places.get(`department ${one.department}`),
      },
      ...{ headcount: one.headcount, job_type: 'full_time', employment_type: 'full_time', salary_from, salary_to },
      ...{ description: one.description, hiring_manager_id: manager, rounds, scorecard },
      team: [
        { employee_id: manager, part: 'manager' },
        { employee_id: employeeOf(around, 'hr-manager').id, part: 'interviewer' },
      ],
    }
    await act(keeper, addVacancy, { body, at })
  }
  const opened = await vacanciesOf(around)
  for (const {
    position,
    pay,
    question,
    question_zh,
    isHeld: _,
    department: __,
    headcount: ___,
    ...texts
  } of plan.vacancies) {
    const vacancy = opened.find(({ position_name }) => position_name === position)
    if (!vacancy || vacancy.advertisement_id !== null) continue
    const body = {
      ...{
        vacancy_id: vacancy.id,
        ...texts,
        salary_from: pay[0],
        salary_to: pay[1],
        show_salary: true,
        is_active: true,
      },
      ...{ publish_from: addDays(today, -SOUGHT_DAYS_AGO), confirm: 1 },
      questions: [{ text: question, text_zh: question_zh, kind: 'yes_no', required: true }],
    }
    await act(keeper, addAdvertisement, { body, at })
  }
  const all = await vacanciesOf(around)
  return plan.vacancies.flatMap(({ position }) => all.find((one) => one.position_name === position) ?? [])
}

export async function holdOne(around: Around, vacancies: readonly Vacancy[]): Promise<void> {
  const { act, keeper, plan } = around
  const held = vacancies.find((one, at) => plan.vacancies[at]?.isHeld && one.status === 'open')
  if (!held) return
  await act(keeper, setVacancyStatus, { params: { id: held.id }, body: { status: 'on_hold' }, at: ago(around, 4) })
}

async function vacanciesOf({ services, companyId }: Around): Promise<readonly Vacancy[]> {
  const { rows } = await services.db.forCompany(companyId).read((tx) =>
    sql<Vacancy>`
      select v.id, v.position_name, v.position_id, v.department_id, v.status, v.salary_to, v.rounds, v.scorecard,
        a.id as advertisement_id, a.questions -> 0 ->> 'id' as question_id
      from vacancies v left join job_advertisements a on a.company_id = v.company_id and a.vacancy_id = v.id
      where v.company_id = ${companyId}`.execute(tx),
  )
  return rows
}

async function placesOf({ services, companyId }: Around): Promise<ReadonlyMap<string, string>> {
  const { rows } = await services.db.forCompany(companyId).read((tx) =>
    sql<{ key: string; id: string }>`
      select 'position ' || name as key, id from positions where company_id = ${companyId}
      union all select 'department ' || name, id from departments where company_id = ${companyId}`.execute(tx),
  )
  return new Map(rows.map(({ key, id }) => [key, id]))
}
