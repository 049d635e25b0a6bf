/** Advertisements are listed, added, changed, and removed while nobody applied by them. */
import type { z } from 'zod'
import { companyFacts } from '#modules/company/server/public.ts'
import { differences } from '#platform/activity/model/differences.ts'
import { log } from '#platform/activity/server/log.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import {
  addAdvertisement,
  advertisement,
  advertisements,
  changeAdvertisement,
  removeAdvertisement,
} from '../../contract/advertisements.ts'
import { type AdvertisementFields, advertisementAsks, advertisementFaults } from '../../model/advertisement.ts'
import { isOpenOn } from '../../model/is-open.ts'
import type { Question } from '../../model/question.ts'
import { counted, type RecruitmentNeeds } from '../needs.ts'
import { refused } from '../vacancies/vacancy-change.ts'
import { vacancyById } from '../vacancy-facts.ts'
import {
  type AdvertisementRow,
  advertisementsOf,
  deleteAdvertisement,
  lockAdvertisement,
  saveAdvertisement,
} from './advertisement-store.ts'

export const advertisementHandlers = (needs: RecruitmentNeeds): readonly Handler[] => [
  on(advertisements, (call) =>
    call.company.read(async (tx) => {
      const { vacancy_id, search, page, per_page } = call.query
      const wanted = page === undefined ? undefined : { page, perPage: per_page }
      const found = await advertisementsOf(tx, call.company.companyId, { vacancyId: vacancy_id, search, page: wanted })
      return reply(await shown(tx, call, needs, found.rows), found.meta && { meta: found.meta })
    }),
  ),

  on(advertisement, (call) => call.company.read((tx) => one(tx, call, needs, call.params.id))),

  on(addAdvertisement, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const { vacancy_id, confirm, ...sent } = call.body
      if (!(await vacancyById(tx, companyId, vacancy_id, true))) throw refused({ vacancy_id: ['http.unknown-id'] })
      const around = await whereOf(tx, call)
      const row = whole(sent, { ...usual, publish_from: around.today })
      refuse(call, row, around, confirm)
      const id = newId()
      await saveAdvertisement(tx, companyId, id, { vacancy_id, ...row }, call.clock.now())
      const now = await one(tx, call, needs, id)
      const answer = reply(now, { messageKey: 'recruitment.advertisement-saved' })
      await log(tx, call, { action: 'recruitment.advertisement-added', subject: subjectOf(now), after: told(row) })
      return answer
    }),
  ),

  on(changeAdvertisement, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const former = await lockAdvertisement(tx, companyId, call.params.id)
      if (!former) return notFound()
      const { confirm, ...sent } = call.body
      const before = fieldsOf(former)
      const row = whole(sent, before)
      refuse(call, row, await whereOf(tx, call), confirm)
      const { vacancy_id } = former
      await saveAdvertisement(tx, companyId, former.id, { vacancy_id, ...row }, call.clock.now())
      const answer = reply(await one(tx, call, needs, former.id), { messageKey: 'recruitment.advertisement-saved' })
      const differing = differences(told(before), told(row))
      if (differing)
        await log(tx, call, { action: 'recruitment.advertisement-changed', subject: subjectOf(former), ...differing })
      return answer
    }),
  ),

  on(removeAdvertisement, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const former = await lockAdvertisement(tx, companyId, call.params.id)
      if (!former) return notFound()
      const { applications } = await one(tx, call, needs, former.id)
      if (applications > 0) return problem('recruitment.has-applications')
      await deleteAdvertisement(tx, companyId, former.id)
      const happened = { action: 'recruitment.advertisement-removed', subject: subjectOf(former) }
      await log(tx, call, { ...happened, before: told(fieldsOf(former)) })
      return reply(null, { messageKey: 'recruitment.advertisement-removed' })
    }),
  ),
]

type Sent = Partial<Omit<z.output<typeof addAdvertisement.body>, 'vacancy_id' | 'confirm'>>
type Asking = Pick<Call<typeof addAdvertisement>, 'company' | 'clock' | 'say' | 'language'>
type Around = Parameters<typeof advertisementFaults>[1]

const usual = {
  ...{ title: null, title_zh: null, description: null, description_zh: null, requirements: null },
  ...{ requirements_zh: null, location: null, salary_from: null, salary_to: null, show_salary: true },
  ...{ is_remote: false, questions: [], publish_to: null, is_active: true },
}

function whole({ questions, ...sent }: Sent, base: AdvertisementFields): AdvertisementFields {
  const given = Object.entries(sent).filter(([, value]) => value !== undefined)
  return { ...base, ...Object.fromEntries(given), questions: questions?.map(asked) ?? base.questions }
}

type Given = NonNullable<Sent['questions']>[number]

const asked = ({ id, text, text_zh, kind, choices, choices_zh = [], required, knockout }: Given): Question => ({
  id: id ?? newId(),
  text: text ?? null,
  text_zh: text_zh ?? null,
  kind,
  choices: kind === 'choice' ? (choices ?? []) : [],
  choices_zh: kind === 'choice' && choices_zh.some(Boolean) ? choices_zh.map((one) => one || null) : [],
  required: required ?? false,
  knockout: knockout ?? [],
})

async function whereOf(tx: Tx, { company, clock }: Pick<Asking, 'company' | 'clock'>): Promise<Around> {
  const { country, timezone } = await companyFacts(tx, company.companyId)
  return { country, today: clock.today(timezone) }
}

function refuse({ say, language }: Asking, row: AdvertisementFields, around: Around, confirmed: boolean): void {
  const faults = advertisementFaults(row, around)
  if (faults) throw refused(faults)
  const data = advertisementAsks(row, around).map(({ word, grounds = [] }) =>
    say(language, word, {
      grounds: grounds
        .map((ground) => say(language, `recruitment.ground.${ground}`))
        .join(language === 'zh-Hant' ? '、' : ', '),
    }),
  )
  if (data.length === 0 || confirmed) return
  throw new Refusal(problem('recruitment.confirm', { status: 409, data, extra: { confirm_required: true } }))
}

async function shown(
  tx: Tx,
  call: Pick<Asking, 'company' | 'clock'>,
  needs: RecruitmentNeeds,
  rows: readonly AdvertisementRow[],
) {
  const { companyId } = call.company
  const { today } = await whereOf(tx, call)
  const ids = rows.map(({ id }) => id)
  const count = await counted(needs, (one) => one.ofAdvertisements(tx, companyId, ids))
  return rows.map(({ vacancy_status, close_date, ...row }) => ({
    ...row,
    questions: row.questions.map((one) => ({
      ...one,
      ...{ choices: [...one.choices], choices_zh: [...(one.choices_zh ?? [])], knockout: [...one.knockout] },
    })),
    is_open: isOpenOn({ ...row, vacancy_status, close_date }, today),
    applications: count(row.id),
  }))
}

async function one(tx: Tx, call: Pick<Asking, 'company' | 'clock'>, needs: RecruitmentNeeds, id: string) {
  const { rows } = await advertisementsOf(tx, call.company.companyId, { id })
  const [row] = await shown(tx, call, needs, rows)
  if (!row) throw new Refusal(notFound())
  return row
}

function fieldsOf(row: AdvertisementRow): AdvertisementFields {
  const { id: _, vacancy_id: __, position_name: ___, vacancy_status: ____, close_date: _____, ...more } = row
  const { created_at: ______, ...fields } = more
  return fields
}

const subjectOf = ({ id, title, title_zh }: Pick<AdvertisementRow, 'id' | 'title' | 'title_zh'>) => ({
  kind: 'job-advertisement',
  id,
  name: title ?? title_zh ?? '',
})

const told = ({ questions, ...fields }: AdvertisementFields) => ({
  ...fields,
  questions: questions.map(({ text, text_zh }) => text ?? text_zh),
})
