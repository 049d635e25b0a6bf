/** Files for agencies and the bank, from approved runs only. */
import { parsePlainDate } from '#kernel/plain-date.ts'
import { companyBanks, companyFacts } from '#modules/company/server/public.ts'
import { type FileReply, isMarked, problem, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import type { Language } from '#platform/http/server/say.ts'
import { bankFile as bankFileCall, bankFiles, statutoryFile as statutoryFileCall } from '../../contract/files.ts'
import { OTHERS } from '../../model/output/bank/bank-template.ts'
import { batchWanted } from '../../model/output/bank/batches.ts'
import type { FileInput } from '../../model/output/file-input.ts'
import type { Period } from '../../model/period.ts'
import type { PayrollNeeds } from '../needs.ts'
import { bankFile, statutoryFile } from '../output/public.ts'
import { periodOfCall } from '../period-of-call.ts'
import { findRun } from '../run-store.ts'
import { bankFilesOf } from '../taking/bank-files-store.ts'
import { noteTaken, readApproved, type TakenRun } from '../taking/taken-run.ts'

export const fileHandlers = ({ clearances }: Pick<PayrollNeeds, 'clearances'>): readonly Handler[] => [
  on(statutoryFileCall, async (call) => {
    const { params, language } = call
    const period = periodOfCall(params)
    const taken = await readApproved(call, period, 'whole-month')
    if (isMarked(taken, 'problem')) return taken
    const file = await statutoryFile(params.name, inputOf(taken, period, language))
    if (isMarked(file, 'file')) await noteTaken(call, taken, { period, name: params.name, event: 'file_taken' })
    return file
  }),

  on(bankFileCall, async (call) => {
    const { params, query, language, clock } = call
    const period = periodOfCall(params, query)
    if (!(await isBank(call))) return problem('payroll.no-such-bank', { status: 404, params })
    const taken = await readApproved(call, period, 'run', async (tx, companyId, people) => {
      const { timezone } = await companyFacts(tx, companyId)
      const ids = people.map(({ employee_id }) => employee_id)
      const found = await clearances?.(tx, companyId, ids, clock.today(timezone))
      return new Set((found ?? []).map(({ employeeId }) => employeeId))
    })
    if (isMarked(taken, 'problem')) return taken
    const batch = batchWanted(taken.payslips, query.batch)
    if (batch === undefined) return problem('http.invalid', { errors: { batch: ['payroll.no-such-batch'] } })
    const today = clock.today(taken.owner.timezone)
    // Paid on the day of the run, else at the end of the month, or today where that is past.
    const planned = taken.run.pay_date ?? period.last
    const isPast = planned < today
    const usual = isPast ? today : planned
    const paymentDate = query.payment_date ? parsePlainDate(query.payment_date) : usual
    if (!paymentDate) return problem('http.invalid', { errors: { payment_date: ['payroll.day'] } })
    const file: FileReply | ReturnType<typeof problem> = await bankFile(params.bank, {
      ...inputOf(taken, period, language),
      paymentDate,
      batch,
    })
    if (!isMarked(file, 'file')) return file
    const detail = { payment_date: paymentDate, net_pay: String(taken.totals.net_pay) }
    await noteTaken(call, taken, { period, name: params.bank, event: 'bank_file_taken', batch, detail })
    return file
  }),

  on(bankFiles, async ({ company, params, query }) => {
    const files = await company.read(async (tx) => {
      const run = await findRun(tx, company.companyId, periodOfCall(params, query))
      return run && bankFilesOf(tx, company.companyId, run)
    })
    return reply(files ? { ...files, taken: [...files.taken] } : { taken: [], due: NOBODY, held: NOBODY })
  }),
]

const NOBODY = { people: 0, net_pay: '0.00' }

/** The file closes the run for good, so a mistyped bank gets none. */
async function isBank({ company, params: { bank } }: Pick<Call<typeof bankFileCall>, 'company' | 'params'>) {
  if (bank === OTHERS) return true
  const banks = await company.read((tx) => companyBanks(tx, company.companyId))
  return banks.some(({ code }) => code === bank)
}

function inputOf({ owner, people, payslips, totals }: TakenRun, period: Period, language: Language): FileInput {
  return {
    country: owner.country,
    language,
    period,
    employer: { name: owner.name, numbers: owner.employerNumbers },
    people,
    payslips,
    totals,
  }
}
