/** What was sent, made whole and looked at, before a vacancy is kept. */
import type { z } from 'zod'
import { companyFacts } from '#modules/company/server/public.ts'
import { competenciesOf, placeNames } from '#modules/organisation/server/public.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import type { addVacancy } from '../../contract/vacancies.ts'
import type { Criterion, Round, TeamMember } from '../../model/vacancy.ts'
import { scaledToHundred, vacancyFaults, withManager } from '../../model/vacancy-rules.ts'
import { unknownPeople, type VacancyFields, type VacancyRow } from './vacancy-store.ts'

export type SentVacancy = Partial<z.output<typeof addVacancy.body>>
export type Wanted = VacancyFields & { readonly position_name: string; readonly team: readonly TeamMember[] }

/** Words of the round that a vacancy has where nobody names any, in both languages. */
export type UsualRound = Pick<Round, 'name' | 'name_zh'>

export async function wantedOf(
  tx: Tx,
  companyId: string,
  sent: SentVacancy,
  before: VacancyRow | undefined,
  usual: UsualRound,
): Promise<Wanted> {
  const given: Plain = { ...(before ? fieldsOf(before) : fresh), ...defined(sent) }
  const position_id = given.position_id
  const names = await placeNames(tx, companyId, {
    positionId: position_id ?? NOBODY,
    departmentId: given.department_id ?? NOBODY,
  })
  const wanted: Wanted = {
    ...given,
    position_name: names.position ?? before?.position_name ?? '',
    rounds: sent.rounds ? sent.rounds.map(withId) : (before?.rounds ?? [{ id: newId(), ...usual, minutes: 60 }]),
    scorecard: sent.scorecard
      ? sent.scorecard.map(withId)
      : (before?.scorecard ?? (await scorecardOf(tx, companyId, position_id))),
    team: sent.team ?? before?.team.map(({ employee_id, part }) => ({ employee_id, part })) ?? [],
  }
  await refuseWrong(tx, companyId, wanted, {
    ...{ sent, names, filled: before?.filled ?? 0, askedBefore: before?.asks_identity ?? false },
  })
  const former = sent.team === undefined ? (before?.hiring_manager_id ?? null) : null
  return { ...wanted, team: withManager(wanted.team, { now: wanted.hiring_manager_id, former }) }
}

/** No row has it. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

type Plain = Omit<VacancyFields, 'rounds' | 'scorecard'>

const fresh: Plain = {
  ...{ position_id: null, department_id: null, headcount: 1, job_type: null, employment_type: 'full_time' },
  ...{ salary_from: null, salary_to: null, description: null, hiring_manager_id: null, close_date: null },
  asks_identity: false,
}

export const fieldsOf = ({
  position_id,
  department_id,
  headcount,
  job_type,
  employment_type,
  salary_from,
  salary_to,
  description,
  hiring_manager_id,
  close_date,
  asks_identity,
}: Omit<VacancyRow, 'held'>): Plain => ({
  ...{ position_id, department_id, headcount, job_type, employment_type, salary_from, salary_to, description },
  ...{ hiring_manager_id, close_date, asks_identity },
})

const defined = ({ team: _, rounds: __, scorecard: ___, ...sent }: SentVacancy) =>
  Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)) as Partial<Plain>

const withId = <Row extends { id?: string | undefined; name_zh?: string | null | undefined }>(row: Row) => ({
  ...row,
  id: row.id ?? newId(),
  name_zh: row.name_zh ?? null,
})

async function scorecardOf(tx: Tx, companyId: string, positionId: string | null): Promise<Criterion[]> {
  if (!positionId) return []
  const demanded = await competenciesOf(tx, companyId, positionId)
  return scaledToHundred(demanded).map((criterion) => ({ id: newId(), name_zh: null, ...criterion }))
}

type Around = {
  readonly sent: SentVacancy
  readonly names: { readonly position: string | undefined; readonly department: string | undefined }
  readonly filled: number
  readonly askedBefore: boolean
}

async function refuseWrong(
  tx: Tx,
  companyId: string,
  wanted: Wanted,
  { sent, names, filled, askedBefore }: Around,
): Promise<void> {
  const people = [
    ...wanted.team.map(({ employee_id }) => employee_id),
    ...(wanted.hiring_manager_id ? [wanted.hiring_manager_id] : []),
  ]
  const unknown = await unknownPeople(tx, companyId, people)
  const places = {
    ...(sent.position_id && !names.position && { position_id: ['http.unknown-id'] }),
    ...(sent.department_id && !names.department && { department_id: ['http.unknown-id'] }),
    ...(wanted.hiring_manager_id &&
      unknown.has(wanted.hiring_manager_id) && { hiring_manager_id: ['http.unknown-id'] }),
  }
  const members = wanted.team.flatMap(({ employee_id }, at) =>
    unknown.has(employee_id) ? [[`team.${at}.employee_id`, ['http.unknown-id']] as const] : [],
  )
  // The number of an identity card or passport is asked in Malaysia alone.
  const asks = sent.asks_identity === true && !askedBefore && (await companyFacts(tx, companyId)).country !== 'MY'
  const identity: Readonly<Record<string, readonly string[]>> = asks
    ? { asks_identity: ['recruitment.identity-malaysia'] }
    : {}
  const errors = { ...identity, ...places, ...Object.fromEntries(members), ...vacancyFaults({ ...wanted, filled }) }
  if (Object.keys(errors).length > 0) throw refused(errors)
}

export const refused = (errors: Readonly<Record<string, readonly string[]>>) =>
  new Refusal(problem('recruitment.invalid', { errors: errors as Record<string, string[]> }))
