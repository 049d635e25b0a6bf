/** The run as it is answered: what was read, in the caller's language. */
import type { z } from 'zod'
import type { Session } from '#access/session.ts'
import type { Language, Say } from '#platform/http/server/say.ts'
import { moneyText } from '#platform/words/format.ts'
import type { RunView } from '../../contract-types.ts'
import type { CountryPack } from '../../model/country-pack.ts'
import type { Change, Finding } from '../../model/payslip.ts'
import type { Period } from '../../model/period.ts'
import { isCalculating } from '../calculation/lease.ts'
import type { RunEvent } from '../event-store.ts'
import type { StaleMark } from '../stale-store.ts'
import { labelOf, valueText } from './labels.ts'
import { mayDo } from './may.ts'
import type { NamedEmployee, RunRead } from './read-run.ts'
import type { ListedPayslip } from './rows.ts'

export type Reader = { readonly language: Language; readonly say: Say; readonly session: Session }
export type FileOfRun = z.input<typeof RunView>['files'][number]

export function runView(
  read: RunRead | undefined,
  currency: string,
  pack: CountryPack,
  period: Period,
  files: readonly FileOfRun[],
  reader: Reader,
): z.input<typeof RunView> {
  const { language, session } = reader
  const say = (key: string, params?: Readonly<Record<string, string | number>>) => reader.say(language, key, params)
  const figures = pack.figures.map(({ name, side }) => ({ name, side, label: labelOf(language, pack.scheme, name) }))
  const about = { year: period.year, month: period.month, currency_code: currency, figures }
  if (!read) {
    return { ...about, ...nothing(pack), may: mayDo(session, untouched, say), files: [...files] }
  }
  const { run, totals, former, tabs } = read
  const calculating = isCalculating(run)
  const marks = new Map(read.marks.map((mark) => [mark.employee_id, mark]))
  const staleOf = (employee: string) =>
    run.reopened_for && !run.reopened_for.includes(employee) ? undefined : (marks.get(employee) ?? marks.get(null))
  const words: Words = { language, say, scheme: pack.scheme, currency: currency }
  const stops = read.findings.filter(({ weight }) => weight === 'stops').reduce((sum, { count }) => sum + count, 0)
  return {
    ...about,
    status: calculating ? 'calculating' : run.state,
    run_id: run.id,
    version: read.shown.version,
    versions: read.versions.map(({ version, approved_at }) => ({ version, approved_at })),
    calculated_at: run.calculated_at,
    calculation_ms: run.calculation_ms,
    job_id: calculating ? (run.calculation?.jobId ?? null) : null,
    totals: {
      ...totals,
      gross_pay: String(totals.gross_pay),
      net_pay: String(totals.net_pay),
      total_deductions: String(totals.total_deductions),
      employer_cost: String(totals.employer_cost),
    },
    former_totals: former ?? null,
    checks: [
      ...(tabs.stale > 0 ? [checkOf('stale', 'stops', tabs.stale, [], say)] : []),
      ...read.findings.map(({ code, weight, count, employee_ids }) => checkOf(code, weight, count, employee_ids, say)),
      ...(read.missing.length > 0 ? [membersCheck('missing', read.missing, say)] : []),
      ...(read.surplus.length > 0 ? [membersCheck('surplus', read.surplus, say)] : []),
    ],
    tabs,
    departments: [...read.departments],
    stale_count: tabs.stale,
    missing: read.missing.map(named),
    surplus: read.surplus.map(named),
    sign_off: read.events.map((event) => signedOff(event, say)),
    may: mayDo(
      session,
      {
        state: run.state,
        calculating,
        stops,
        stale: tabs.stale,
        people: totals.people,
        released: read.released,
        bankFileTaken: run.bank_file_taken_at !== null,
        laterApproved: read.laterApproved,
      },
      say,
    ),
    files: [...files],
    payslips: read.payslips.map((payslip) => rowOf(payslip, staleOf(payslip.employee_id), words)),
  }
}

type Tell = (key: string, params?: Readonly<Record<string, string | number>>) => string
type Words = { readonly language: Language; readonly say: Tell; readonly scheme: string; readonly currency: string }

function rowOf(payslip: ListedPayslip, stale: StaleMark | undefined, words: Words) {
  const { figures, findings, changes, ...rest } = payslip
  return {
    ...figures,
    ...rest,
    gross_pay: String(figures.gross_pay),
    total_deductions: String(figures.total_deductions),
    net_pay: String(figures.net_pay),
    employer_cost: String(figures.employer_cost),
    findings: findings.map((finding) => ({
      code: finding.code,
      weight: finding.weight,
      text: findingText(finding, words),
    })),
    changes: changes.map((change) => changeOf(change, words)),
    stale: stale ? { cause: stale.cause, text: staleText(stale, words.say) } : null,
  }
}

export function findingText({ code, params = {} }: Finding, { say, language, scheme, currency }: Words): string {
  const told = Object.entries(params).map(([name, value]) => {
    const text = String(value)
    return [name, name === 'item' || name === 'number' ? labelOf(language, scheme, text) : moneyIf(text, currency)]
  })
  return say(`payroll.finding.${code}`, Object.fromEntries(told))
}

const moneyIf = (text: string, currency: string): string =>
  /^-?\d+\.\d{2}$/.test(text) ? moneyText(text, currency) : text

function changeOf({ input, before, after }: Change, { language, scheme, currency }: Words) {
  const value = (text: string | null) => (text === null ? null : valueText(language, currency, text))
  return { input, label: labelOf(language, scheme, input), before: value(before), after: value(after) }
}

const staleText = (mark: StaleMark, say: Tell): string => say(`payroll.stale.${mark.cause}`, { by: mark.by_name })

function checkOf(code: string, weight: Finding['weight'], count: number, employee_ids: string[], say: Tell) {
  return { code, weight, count, employee_ids, text: say(`payroll.check.${code}`, { count }) }
}

function membersCheck(code: 'missing' | 'surplus', people: readonly NamedEmployee[], say: Tell) {
  const ids = people.map(({ id }) => id)
  return checkOf(code, 'look', ids.length, ids, say)
}

const named = ({ id, staffId, fullName }: NamedEmployee) => ({
  employee_id: id,
  staff_id: staffId,
  full_name: fullName,
})

function signedOff({ event, actor, at, version, detail }: RunEvent, say: Tell) {
  const params = Object.entries(detail).filter((entry): entry is [string, string | number] =>
    ['string', 'number'].includes(typeof entry[1]),
  )
  return { event, actor, at, version, detail, text: say(`payroll.event.${event}`, Object.fromEntries(params)) }
}

const untouched = {
  state: 'none',
  calculating: false,
  stops: 0,
  stale: 0,
  people: 0,
  released: 0,
  bankFileTaken: false,
  laterApproved: false,
} as const

function nothing(pack: CountryPack) {
  const zeros = Object.fromEntries(pack.figures.map(({ name }) => [name, '0.00']))
  const main = { gross_pay: '0.00', net_pay: '0.00', total_deductions: '0.00', employer_cost: '0.00' }
  return {
    status: 'none' as const,
    run_id: null,
    version: 0,
    versions: [],
    calculated_at: null,
    calculation_ms: null,
    job_id: null,
    totals: { ...zeros, ...main, people: 0, joined: 0, left: 0 },
    former_totals: null,
    checks: [],
    tabs: { all: 0, look: 0, changed: 0, stale: 0 },
    departments: [],
    stale_count: 0,
    missing: [],
    surplus: [],
    sign_off: [],
    payslips: [],
  }
}
