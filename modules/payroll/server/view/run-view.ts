/** The run as it is answered: what was read, in the caller's language. */
import type { z } from 'zod'
import type { Session } from '#access/session.ts'
import type { Language, Say } from '#platform/http/server/say.ts'
import type { RunView } from '../../contract-types.ts'
import type { CountryPack } from '../../model/country-pack.ts'
import { nameOfHalf } from '../../model/halves.ts'
import type { PayDay } from '../../model/pay-day.ts'
import { type Period, REGULAR } from '../../model/period.ts'
import { balanceOf } from '../../model/sums.ts'
import { isCalculating } from '../calculation/lease.ts'
import { checksOf, named, signedOff } from './checks-view.ts'
import type { FilesOfRun } from './files-of-run.ts'
import { labelOf } from './labels.ts'
import { mayDo, type Situation } from './may.ts'
import { payslipView, type Tell, type Words } from './payslip-view.ts'
import type { RunRead } from './read-run.ts'

export type Reader = {
  readonly language: Language
  readonly say: Say
  readonly session: Session
  /** Nobody but the reader prepared what waits for approval, and another is there to approve. */
  readonly ownWork: boolean
  readonly payDay: PayDay | undefined
}

export function runView(
  read: RunRead | undefined,
  currency: string,
  pack: CountryPack,
  period: Period,
  files: FilesOfRun,
  reader: Reader,
): z.input<typeof RunView> {
  const { language, session } = reader
  const say: Tell = (key, params) => reader.say(language, key, params)
  const about = {
    year: period.year,
    month: period.month,
    pay_day: reader.payDay ?? null,
    currency_code: currency,
    figures: pack.figures.map(({ name, side }) => ({ name, side, label: labelOf(language, pack.scheme, name) })),
    files: [...files.listed],
    may: mayDo(session, { ...situationOf(read), ownWork: reader.ownWork }, say),
  }
  if (!read)
    return {
      ...about,
      ...nothing(pack),
      run: period.run ?? REGULAR,
      name: period.half ? nameOfHalf(period.half) : null,
    }
  const { run, counts } = read
  const words: Words = { language, say, scheme: pack.scheme, currency }
  const calculating = isCalculating(run)
  return {
    ...about,
    status: calculating ? 'calculating' : run.state,
    run_id: run.id,
    run: run.sequence,
    type: run.run_type,
    // Items may come before the first calculation, which names the run.
    name: run.name ?? (run.calculated_at === null && period.half ? nameOfHalf(period.half) : null),
    pay_date: run.pay_date,
    version: read.shown.version,
    versions: read.versions.map(({ version, approved_at }) => ({ version, approved_at })),
    calculated_at: run.calculated_at,
    calculation_ms: run.calculation_ms,
    job_id: calculating ? (run.calculation?.jobId ?? null) : null,
    totals: { ...totalsOf(pack, read.totals), people: counts.people, joined: counts.joined, left: counts.left },
    former_totals: read.former ?? null,
    checks: checksOf(read, say),
    tabs: { all: counts.lines, look: counts.look, changed: counts.changed, stale: counts.stale },
    departments: [...read.departments],
    stale_count: counts.stale,
    missing: read.missing.map(named),
    surplus: read.surplus.map(named),
    sign_off: read.events.map((event) => signedOff(event, say, files.nameOf)),
    payslips: read.payslips.map((payslip) => payslipView(payslip, markOf(read, payslip.employee_id), words)),
  }
}

/** In a run reopened for some people the others stay as they were approved. */
export function markOf({ run, marks, shown }: Pick<RunRead, 'run' | 'marks' | 'shown'>, employee: string) {
  if (shown !== run || (run.reopened_for && !run.reopened_for.includes(employee))) return undefined
  return marks.get(employee) ?? marks.get(null)
}

function situationOf(read: RunRead | undefined): Omit<Situation, 'ownWork'> {
  return {
    state: read?.run.state ?? 'none',
    calculating: read ? isCalculating(read.run) : false,
    stops: read?.findings.filter(({ weight }) => weight === 'stops').length ?? 0,
    stale: read?.counts.stale ?? 0,
    released: read?.counts.released ?? 0,
    unreleased: read ? read.counts.people - read.counts.released - read.held.length : 0,
    bankFileTaken: typeof read?.run.bank_file_taken_at === 'string',
    laterApproved: read?.laterApproved,
    laterRun: read?.laterRun,
  }
}

/** Every figure of the country, also those that nobody had. */
function totalsOf({ figures }: CountryPack, sums: RunRead['totals']) {
  const totals = balanceOf(
    figures.map(({ name }) => name),
    [sums],
  )
  const main = (name: string) => totals[name] ?? '0.00'
  return {
    ...totals,
    gross_pay: main('gross_pay'),
    net_pay: main('net_pay'),
    total_deductions: main('total_deductions'),
    employer_cost: main('employer_cost'),
  }
}

const nothing = (pack: CountryPack) => ({
  status: 'none' as const,
  run_id: null,
  run: REGULAR,
  type: 'regular' as const,
  name: null,
  pay_date: null,
  version: 0,
  versions: [],
  calculated_at: null,
  calculation_ms: null,
  job_id: null,
  totals: { ...totalsOf(pack, {}), people: 0, joined: 0, left: 0 },
  former_totals: null,
  checks: [],
  tabs: { all: 0, look: 0, changed: 0, stale: 0 },
  departments: [],
  stale_count: 0,
  missing: [],
  surplus: [],
  sign_off: [],
  payslips: [],
})
