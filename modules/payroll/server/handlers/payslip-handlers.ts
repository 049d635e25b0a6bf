/** Payslips on paper, from approved runs. */
import { companyFacts, printedLogo } from '#modules/company/server/public.ts'
import { accountOf, personNamed } from '#modules/employees/server/public.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { type FileReply, fileReply, isMarked, notFound, type Problem, problem } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { type Language, languageOf } from '#platform/http/server/say.ts'
import { languageOfAccount } from '#platform/identity/server/account-language.ts'
import { payslip, payslips } from '../../contract/payslips.ts'
import type { PayslipDocument } from '../../model/output/payslip-document.ts'
import type { Period } from '../../model/period.ts'
import { refusalOfMove } from '../../model/run-moves.ts'
import type { PayrollNeeds } from '../needs.ts'
import { type Logo, payslipPdf } from '../output/public.ts'
import { packFor } from '../pack-of-company.ts'
import { employeeOfPayslip, employeesOfPayslips } from '../payslip-store.ts'
import { periodOfCall } from '../period-of-call.ts'
import { findRun } from '../run-store.ts'
import { printedPayslips } from '../taking/printed-payslips.ts'

const PDF = 'application/pdf'

type Needs = Pick<PayrollNeeds, 'payslipPart'>

export const payslipHandlers = (needs: Needs): readonly Handler[] => [
  on(payslip, (call) => printedPayslip(call, needs, periodOfCall(call.params, call.query), call.query, call.params.id)),

  on(payslips, async (call) => {
    const period = periodOfCall(call.params, call.query)
    const printed = await documents(call, needs, period, call.query.language ?? call.language)
    if (isMarked(printed, 'problem')) return printed
    return fileReply(`payslips-${period.key}.pdf`, PDF, await onPaper(call, printed.documents, printed.language))
  }),
]

type Papers = Pick<Call<Endpoint>, 'company' | 'db' | 'seal' | 'files' | 'log'>

/** One payslip of an approved run on paper, in its person's language unless another is asked for; who may was decided before. */
export async function printedPayslip(
  call: Papers,
  needs: Needs,
  period: Period,
  { language: asked, draft }: { readonly language?: Language | undefined; readonly draft?: boolean | undefined },
  id: string,
): Promise<FileReply | Problem> {
  const wished = asked ?? (await languageOfPerson(call, id))
  const printed = await documents(call, { ...needs, draft }, period, wished, id)
  if (isMarked(printed, 'problem')) return printed
  const [only] = printed.documents
  if (!only) return notFound()
  const pdf = await onPaper(call, [only], printed.language)
  return fileReply(`${only.title} ${period.key} ${printed.staffId}.pdf`, PDF, pdf)
}

/** Undefined for who has no account to choose one. */
async function languageOfPerson({ company, db }: Papers, payslipId: string): Promise<Language | undefined> {
  const { companyId } = company
  const account = await company.read(async (tx) => {
    const person = await employeeOfPayslip(tx, companyId, payslipId)
    return person === undefined ? null : accountOf(tx, companyId, person)
  })
  return account === null ? undefined : languageOfAccount(db, companyId, account)
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

/** In the company's language where no other is wished. */
function documents(
  { company, seal }: Pick<Call<Endpoint>, 'company' | 'seal'>,
  { payslipPart: part, draft }: Needs & { readonly draft?: boolean | undefined },
  period: Period,
  wished: Language | undefined,
  id?: string,
): Promise<Printed | Problem> {
  const { companyId } = company
  return company.read(async (tx) => {
    const run = await findRun(tx, companyId, period)
    const state = run?.state ?? 'none'
    const refused = draft && state !== 'none' ? undefined : refusalOfMove('take', state)
    if (refused || !run) return problem(refused ?? 'payroll.not-approved')
    const owner = await companyFacts(tx, companyId)
    const pack = await packFor(tx, companyId)
    const chosen = await employeesOfPayslips(tx, companyId, run, id === undefined ? undefined : [id])
    if (!chosen) return notFound()
    const [person] = id === undefined ? [] : chosen
    const language = wished ?? languageOf(owner.preferLang) ?? 'en'
    const named = person === undefined ? undefined : await personNamed(tx, companyId, person)
    const printing = { companyId, owner, pack, period, run, language, seal, part }
    return { documents: await printedPayslips(tx, printing, id), language, staffId: named?.staffId ?? '' }
  })
}
