/** Files for agencies and the bank, from approved runs only. */
import { parsePlainDate } from '#kernel/plain-date.ts'
import { companyBanks, companyFacts } from '#modules/company/server/public.ts'
import { type FileReply, isMarked, notFound, type Problem, problem, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { bankFile as bankFileCall, bankFiles, statutoryFile as statutoryFileCall } from '../../contract/files.ts'
import { OTHERS } from '../../model/output/bank/bank-template.ts'
import { batchWanted, isInBatch } from '../../model/output/bank/batches.ts'
import { paidOnlyAt } from '../../model/output/bank/payments.ts'
import type { BankFileInput } from '../../model/output/file-input.ts'
import { agencyFileOf, bankRecordsOf, isNamedLayout } from '../../model/output/files-of.ts'
import { PAIN001 } from '../../model/output/pain001.ts'
import { onlyBankOf } from '../../model/output/records/bank-records.ts'
import { OWN_BANK } from '../../model/output/records/own-bank.ts'
import type { RecordLayout } from '../../model/output/records/record-layout.ts'
import { layoutsOf } from '../layouts/layout-store.ts'
import type { PayrollNeeds } from '../needs.ts'
import { agencyFileReply, bankFile, bankRecordsReply, pain001Reply, statutoryFile } from '../output/public.ts'
import { payDayOf } from '../pay-day.ts'
import { periodOfCall } from '../period-of-call.ts'
import { findRun } from '../run-store.ts'
import { bankFilesOf } from '../taking/bank-files-store.ts'
import { dueByBank } from '../taking/due-by-bank.ts'
import { fileInputOf } from '../taking/file-input-of.ts'
import { noteTaken, readApproved, type TakenRun } from '../taking/taken-run.ts'

export const fileHandlers = (needs: PayrollNeeds): readonly Handler[] => [
  on(statutoryFileCall, async (call) => {
    const { params, company } = call
    const period = periodOfCall(params)
    const taken = await readApproved(call, period, 'whole-month')
    if (isMarked(taken, 'problem')) return taken
    const agency = agencyFileOf(taken.owner.country, params.name)
    const unsure = agency ? unconfirmed(call) : undefined
    if (unsure) return unsure
    const input = await fileInputOf(call, needs, taken, period, { year: agency?.year ?? [] })
    const kept = agency && (await company.read((tx) => layoutsOf(tx, company.companyId))).get(agency.name)
    const file = agency ? await agencyFileReply(agency, input, kept?.layout) : await statutoryFile(params.name, input)
    if (isMarked(file, 'file')) await noteTaken(call, taken, { period, name: params.name, event: 'file_taken' })
    return file
  }),

  on(bankFileCall, async (call) => {
    const { params, query, clock } = call
    const period = periodOfCall(params, query)
    if (!(await isBank(call))) return problem('payroll.no-such-bank', { status: 404, params })
    const taken = await readApproved(call, period, 'run', async (tx, companyId, people) => {
      const { timezone } = await companyFacts(tx, companyId)
      const ids = people.map(({ employee_id }) => employee_id)
      const found = await needs.clearances?.(tx, companyId, ids, clock.today(timezone))
      return new Set((found ?? []).map(({ employeeId }) => employeeId))
    })
    if (isMarked(taken, 'problem')) return taken
    const kept = (await call.company.read((tx) => layoutsOf(tx, call.company.companyId))).get(params.bank)
    const records = bankRecordsOf(taken.owner.country, params.bank)
    const onlyBank = onlyBankOf(records, kept?.layout)
    const fits = paidOnlyAt(onlyBank, taken.people)
    const batch = batchWanted(taken.payslips, query.batch, fits)
    if (batch === undefined) return problem('http.invalid', { errors: { batch: ['payroll.no-such-batch'] } })
    const today = clock.today(taken.owner.timezone)
    // Paid on the pay day, else at the end of the month, or today where that is past.
    const payDay = await call.company.read((tx) => payDayOf(tx, taken.owner, period, taken.run))
    const planned = payDay?.on ?? period.last
    const isPast = planned < today
    const usual = isPast ? today : planned
    const paymentDate = query.payment_date ? parsePlainDate(query.payment_date) : usual
    if (!paymentDate) return problem('http.invalid', { errors: { payment_date: ['payroll.day'] } })
    const input = await fileInputOf(call, needs, taken, period, { payingAt: onlyBank, batch })
    const file = await bankFileFor(call, taken, { ...input, paymentDate, batch }, kept?.layout)
    if (!isMarked(file, 'file')) return file
    const detail = { payment_date: paymentDate, net_pay: String(taken.totals.net_pay) }
    const paid = taken.payslips.filter(isInBatch(taken.payslips, batch, fits)).map(({ employeeId }) => employeeId)
    const noted = { period, name: params.bank, event: 'bank_file_taken', batch, detail } as const
    await noteTaken(call, taken, { ...noted, paid, paidFrom: input.paying })
    return file
  }),

  on(bankFiles, async ({ company, params, query, say, language }) => {
    const { companyId } = company
    const files = await company.read(async (tx) => {
      const run = await findRun(tx, companyId, periodOfCall(params, query))
      if (!run) return undefined
      const { country } = await companyFacts(tx, companyId)
      const due_by_bank = await dueByBank(tx, companyId, run, country, (key) => say(language, key))
      return { ...(await bankFilesOf(tx, companyId, run)), due_by_bank }
    })
    return reply(
      files ? { ...files, taken: [...files.taken] } : { taken: [], due: NOBODY, held: NOBODY, due_by_bank: [] },
    )
  }),
]

const NOBODY = { people: 0, net_pay: '0.00' }

/** Files that came later than the call ask who it is; those there were before keep as they are. */
function unconfirmed({
  session,
  clock,
}: Pick<Call<typeof statutoryFileCall>, 'session' | 'clock'>): Problem | undefined {
  if (session.confirmedUntil > clock.now().getTime()) return undefined
  return problem('http.confirm-identity', { status: 403, extra: { confirm_identity: true } })
}

/** In the layout of the bank: the company's own, ours of records, the message of all banks, or a general sheet. */
async function bankFileFor(
  call: Call<typeof bankFileCall>,
  { owner }: TakenRun,
  input: BankFileInput,
  layout: RecordLayout | undefined,
): Promise<FileReply | Problem> {
  const { params, clock } = call
  if (params.bank === PAIN001) {
    const version = owner.settings.pain001_version
    return pain001Reply(input, { version, currency: owner.currency, now: clock.now().toISOString() })
  }
  if (params.bank === OWN_BANK.code) return layout ? bankRecordsReply(OWN_BANK, input, layout) : notFound()
  const records = bankRecordsOf(owner.country, params.bank)
  return records ? bankRecordsReply(records, input, layout) : bankFile(params.bank, input)
}

/** The file closes the run for good, so a mistyped bank gets none. */
async function isBank({ company, params: { bank } }: Pick<Call<typeof bankFileCall>, 'company' | 'params'>) {
  if (bank === OTHERS) return true
  return company.read(async (tx) => {
    const { country } = await companyFacts(tx, company.companyId)
    if (isNamedLayout(country, bank)) return true
    return (await companyBanks(tx, company.companyId)).some(({ code }) => code === bank)
  })
}
