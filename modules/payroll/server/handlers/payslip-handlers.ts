/** Payslips on paper, from approved runs. */
import { companyFacts, printedLogo } from '#modules/company/server/public.ts'
import { peopleForMonth, personNamed } from '#modules/employees/server/public.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { type FileReply, fileReply, isMarked, notFound, type Problem, problem } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { type Language, languageOf } from '#platform/http/server/say.ts'
import { payslip, payslips } from '../../contract/payslips.ts'
import type { PayslipDocument } from '../../model/output/payslip-document.ts'
import type { Period } from '../../model/period.ts'
import { refusalOfMove } from '../../model/run-moves.ts'
import { type Logo, payslipPdf } from '../output/public.ts'
import { packFor } from '../pack-of-company.ts'
import { employeesOfPayslips } from '../payslip-store.ts'
import { periodOfCall } from '../period-of-call.ts'
import { findRun } from '../run-store.ts'
import { printedPayslips } from '../taking/printed-payslips.ts'

const PDF = 'application/pdf'

export const payslipHandlers: readonly Handler[] = [
  on(payslip, (call) => printedPayslip(call, periodOfCall(call.params), call.query.language, call.params.id)),

  on(payslips, async (call) => {
    const period = periodOfCall(call.params)
    const printed = await documents(call, period, call.query.language ?? call.language)
    if (isMarked(printed, 'problem')) return printed
    return fileReply(`payslips-${period.key}.pdf`, PDF, await onPaper(call, printed.documents, printed.language))
  }),
]

type Papers = Pick<Call<Endpoint>, 'company' | 'seal' | 'files' | 'log'>

/** One payslip of an approved run on paper; whoever may have it was decided before. */
export async function printedPayslip(
  call: Papers,
  period: Period,
  asked: Language | undefined,
  id: string,
): Promise<FileReply | Problem> {
  const printed = await documents(call, period, asked, id)
  if (isMarked(printed, 'problem')) return printed
  const [only] = printed.documents
  if (!only) return notFound()
  const pdf = await onPaper(call, [only], printed.language)
  return fileReply(`${only.title} ${period.key} ${printed.staffId}.pdf`, PDF, pdf)
}

/** A logo that cannot be drawn keeps nobody from a payslip. */
async function onPaper(call: Papers, documents: readonly PayslipDocument[], language: Language): Promise<Buffer> {
  const logo = await logoOf(call)
  if (!logo) return payslipPdf(documents, language)
  return payslipPdf(documents, language, undefined, logo).catch((err: unknown) => {
    call.log.warn({ err, company: call.company.companyId }, 'payslips were printed without the logo')
    return payslipPdf(documents, language)
  })
}

async function logoOf(call: Papers): Promise<Logo | undefined> {
  const logo = await printedLogo(call).catch((err: unknown) => {
    call.log.warn({ err, company: call.company.companyId }, 'the logo could not be read')
    return undefined
  })
  return logo && (logo.type === 'image/png' || logo.type === 'image/jpeg')
    ? { type: logo.type, bytes: logo.bytes }
    : undefined
}

type Printed = {
  readonly documents: readonly PayslipDocument[]
  readonly language: Language
  readonly staffId: string
}

/** One is in the person's language unless another is asked for. */
function documents(
  { company, seal }: Pick<Call<Endpoint>, 'company' | 'seal'>,
  period: Period,
  asked: Language | undefined,
  id?: string,
): Promise<Printed | Problem> {
  const { companyId } = company
  return company.read(async (tx) => {
    const run = await findRun(tx, companyId, period)
    const refused = refusalOfMove('take', run?.state ?? 'none')
    if (refused || !run) return problem(refused ?? 'payroll.not-approved')
    const owner = await companyFacts(tx, companyId)
    const pack = await packFor(tx, companyId)
    const chosen = await employeesOfPayslips(tx, companyId, run, id === undefined ? undefined : [id])
    if (!chosen) return notFound()
    const [person] = id === undefined ? [] : await peopleForMonth(tx, companyId, period, chosen)
    const language = asked ?? languageOf(person?.preferLang ?? undefined) ?? languageOf(owner.preferLang) ?? 'en'
    const named = id === undefined ? undefined : await personNamed(tx, companyId, chosen[0] ?? '')
    const printing = { companyId, owner, pack, period, run, language, seal }
    return { documents: await printedPayslips(tx, printing, id), language, staffId: named?.staffId ?? '' }
  })
}
