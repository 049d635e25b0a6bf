/** A month: looked at, and worked out. */
import { mayEnter } from '#access/enter.ts'
import { type CompanyFacts, companyFacts, payChoicesOf } from '#modules/company/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { isMarked, notFound, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import type { Params } from '#platform/http/server/say.ts'
import { generate as generateCall, view } from '../../contract/run.ts'
import type { CountryPack } from '../../model/country-pack.ts'
import { packOf } from '../../model/country-packs.ts'
import { isRegular, type Period } from '../../model/period.ts'
import { addressOfRun } from '../../model/run-query.ts'
import { computerFor } from '../calculation/computer.ts'
import { generate } from '../calculation/generate.ts'
import { planOf } from '../calculation/plan.ts'
import { markWaiting } from '../calculation/waiting.ts'
import { GENERATE_JOB } from '../jobs.ts'
import { layoutsOf } from '../layouts/layout-store.ts'
import { leftOutChecks, namedLeftOut, withMissing } from '../left-out/left-out-checks.ts'
import type { PayrollNeeds } from '../needs.ts'
import { notWorkedOut, outcomeOf } from '../outcome.ts'
import { outdatedAmounts } from '../outdated-amounts.ts'
import { payDayOf } from '../pay-day.ts'
import { periodOfCall } from '../period-of-call.ts'
import { preparersOf } from '../preparers.ts'
import { retroCheck, retroRead } from '../retro/retro-check.ts'
import { findRun, type RunRow } from '../run-store.ts'
import { withHalf } from '../runs/halves.ts'
import type { Check } from '../view/checks-view.ts'
import { earlierPayCheck } from '../view/earlier-pay-check.ts'
import { filesOfRun } from '../view/files.ts'
import { leaverChecks, leaversOf } from '../view/leavers.ts'
import { readRun } from '../view/read-run.ts'
import { reviewChecks } from '../view/review-checks.ts'
import { runView } from '../view/run-view.ts'

/** More are a job, with its progress in the tray. */
const PEOPLE_AT_ONCE = 2_000

export const runHandlers = (needs: PayrollNeeds): readonly Handler[] => [
  on(view, async (call) => {
    const { company, params, query } = call
    const asked = periodOfCall(params, call.query)
    const otherAdmins = await others(call, needs)
    const seen = await company.read(async (tx) => {
      const period = await withHalf(tx, company.companyId, asked)
      const owner = await companyFacts(tx, company.companyId)
      const pack = packOf(owner.country)
      const read = await readRun(tx, company, period, query)
      if (!read && (query.version !== undefined || !isRegular(period))) return notFound()
      const alone = read ? await isOnePersons(tx, call, read.run) : false
      const ownWork = alone && otherAdmins > 0
      const own = new Set((await layoutsOf(tx, company.companyId)).keys())
      const files = filesOfRun(owner, own, call)
      const payDay = await payDayOf(tx, owner, period, read?.run)
      const shown = runView(read, owner.currency, pack, period, files, { ...call, ownWork, payDay })
      const before = shown.version > 0 || !isRegular(period) ? [] : await checksBefore(tx, call, pack, period)
      // Looked for with the first rows: whoever reads on has been told.
      const isFirst = (query.page ?? 1) === 1 && isRegular(period)
      const isOpen = isFirst && shown.status !== 'approved'
      const lacking = isOpen && shown.status !== 'confirmed' ? settingMissing(pack, owner) : undefined
      const leavers = isOpen ? leaverChecks(await leaversOf(tx, company.companyId, needs, period, call), call) : []
      const earlier = isOpen ? await earlierPayCheck(tx, company.companyId, period, read?.run, call) : []
      const told = {
        language: call.language,
        say: (key: string, params?: Params) => call.say(call.language, key, params),
      }
      const dated = isOpen ? await retroRead(tx, company.companyId, needs, period) : undefined
      const reviewed = isOpen && read ? await reviewChecks(tx, company.companyId, needs, period, call) : []
      const leftOut = (query.page ?? 1) === 1 ? await leftOutChecks(tx, company.companyId, period, told) : []
      const checks = await withMissing(tx, company.companyId, read?.shown, shown.checks, pack, told)
      const sign_off = await namedLeftOut(tx, company.companyId, shown.sign_off, told)
      const data = {
        ...shown,
        sign_off,
        checks: [...(lacking ? [notSet(told.say(lacking))] : []), ...before, ...checks, ...earlier],
      }
      return {
        data,
        dated,
        more: [...leftOut, ...leavers, ...reviewed, ...(alone ? [onePerson(told)] : [])],
        total: read?.total ?? 0,
      }
    })
    if (isMarked(seen, 'problem')) return seen
    const checks = [...seen.data.checks, ...(await retroCheck(seen.dated, call)), ...seen.more]
    const data = { ...seen.data, checks }
    if (query.page === undefined) return data
    const { page, per_page } = query
    return reply(data, { meta: { page, per_page, total: seen.total } })
  }),

  on(generateCall, async (call) => {
    const { company, params, body, clock, actor } = call
    const period = periodOfCall(params, call.query)
    const wanted = { period, onlyStale: body.only_stale ?? false }
    const plan = await company.read(async (tx) =>
      planOf(tx, company.companyId, await findRun(tx, company.companyId, period), wanted),
    )
    if (isMarked(plan, 'problem')) return plan
    const people = plan.employeeIds.length
    if (people > PEOPLE_AT_ONCE) return asJob(call, needs, period, people)
    const { contributions } = needs
    await generate({ company, clock, log: call.log, actor, computer: computerFor(people), contributions }, wanted)
    const outcome = await outcomeOf(company, period)
    const cannot = await notWorkedOut(company, period, plan.employeeIds)
    const messageKey = cannot > 0 ? 'payroll.generated-some' : 'payroll.generated'
    return reply(outcome, { messageKey, params: { people: people - cannot, cannot } })
  }),
]

/** Asked outside of the company's own data, and only for who could approve at all. */
const others = ({ db, company, session }: Call<typeof view>, { otherCompanyAdmins }: PayrollNeeds) =>
  mayEnter(session, 'payroll.approve') ? otherCompanyAdmins(db, company.companyId, session.accountId) : 0

const settingMissing = (pack: CountryPack, { settings, employerNumbers }: CompanyFacts): string | undefined =>
  pack.settingMissing(pack.companyFactsOf({ ...payChoicesOf(settings), ...employerNumbers }, [], []))

/** Nobody can be worked out before it is set. */
const notSet = (text: string) => ({
  ...{ code: 'setting_missing', weight: 'stops' as const, count: 1, employee_ids: [], text },
})

const onePerson = ({ say }: { readonly say: (key: string) => string }) => ({
  ...{ code: 'one_person', weight: 'look' as const, count: 1, employee_ids: [] },
  text: say('payroll.check.one_person'),
})

/** Has nobody but the caller, who may approve it, had a hand in what waits? */
async function isOnePersons(tx: Tx, { company, session }: Call<typeof view>, run: RunRow) {
  if (run.state !== 'confirmed' || !mayEnter(session, 'payroll.approve')) return false
  const preparers = await preparersOf(tx, company.companyId, run)
  return preparers.every((one) => one === session.accountId)
}

/** What must be looked at before the month is worked out at all. */
async function checksBefore(
  tx: Tx,
  { company, language, say }: Call<typeof view>,
  pack: CountryPack,
  period: Period,
): Promise<Check[]> {
  const code = pack.declarations?.check
  const outdated = await outdatedAmounts(tx, company.companyId, pack, period)
  if (code === undefined || outdated.length === 0) return []
  const employee_ids = outdated.map(({ person }) => person.id)
  return [{ code, weight: 'look', count: outdated.length, employee_ids, text: say(language, `payroll.check.${code}`) }]
}

async function asJob(call: Call<typeof generateCall>, { jobs }: PayrollNeeds, period: Period, people: number) {
  const { company, actor, say, language, body, session, clock } = call
  await markWaiting(company, clock, period)
  const { id: job_id } = await jobs.start(company, {
    kind: GENERATE_JOB,
    name: say(language, 'payroll.job', { month: period.key }),
    input: {
      year: period.year,
      month: period.month,
      ...(period.run && { run: period.run }),
      onlyStale: body.only_stale ?? false,
    },
    actor,
    roles: session.roles,
    link: addressOfRun(period),
  })
  const { version } = await outcomeOf(company, period)
  const started = { status: 'calculating' as const, people, version, job_id }
  return reply(started, { status: 202, messageKey: 'payroll.generating' })
}
