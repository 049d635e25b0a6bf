/** Payslips as they are printed: what is stored, the person's numbers, and the year so far. */
import { sql } from 'kysely'
import { type PlainDate, parsePlainDate } from '#kernel/plain-date.ts'
import { type CompanyFacts, companyLetterhead } from '#modules/company/server/public.ts'
import { type PersonForFiles, peopleForFiles } from '#modules/employees/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Language } from '#platform/http/server/say.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'
import { lawOf, type Source } from '#statutory/work-out.ts'
import type { CountryPack } from '../../model/country-pack.ts'
import type { PayslipDocument } from '../../model/output/payslip-document.ts'
import type { Figures, Line } from '../../model/payslip.ts'
import type { Period } from '../../model/period.ts'
import type { RunState } from '../../model/run-moves.ts'
import type { PayslipPart, PrintedPart } from '../needs.ts'
import { payslipDocument } from '../output/public.ts'
import { type Shown, shownIn } from '../payslip-store.ts'
import { labelOf, lawWords } from '../view/labels.ts'
import { paidOnOf } from './paid-on.ts'
import { yearSums } from './year-sums.ts'

export type Printing = {
  readonly companyId: string
  readonly owner: CompanyFacts
  readonly pack: CountryPack
  readonly period: Period
  /** A further run says in the title what it is. */
  readonly run: Shown & { readonly name?: string | null; readonly pay_date: PlainDate | null; readonly state: RunState }
  readonly language: Language
  readonly seal: Seal
  readonly part?: PayslipPart | undefined
}

/** By staff id; all without ids. */
export async function printedPayslips(tx: Tx, printing: Printing, id?: string): Promise<PayslipDocument[]> {
  const { companyId, pack, period, run, seal } = printing
  const { rows } = await sql<StoredPayslip>`
    select p.bank_batch, p.employee_id, p.staff_id, p.full_name, p.department, p.position, p.figures, p.lines, s.shape
    from payslips p left join worksheet_shapes s on s.company_id = p.company_id and s.hash = p.worksheet_shape
    where ${shownIn(companyId, run)} ${id === undefined ? sql`` : sql`and p.id = ${id}`} order by p.staff_id`.execute(
    tx,
  )
  const ids = rows.map((row) => row.employee_id)
  const people = new Map((await peopleForFiles(tx, seal, companyId, ids)).map((person) => [person.id, person]))
  const years = await yearSums(tx, companyId, period, ids, pack.yearFigures)
  const { address } = await companyLetterhead(tx, companyId)
  const paidOn = await paidOnOf(tx, printing.owner, period, run)
  const partOf = await printing.part?.(tx, companyId, period, printing.language, id === undefined ? undefined : ids)
  return rows.map((row) => {
    const beside = {
      person: people.get(row.employee_id),
      year: years.get(row.employee_id),
      parts: [partOf?.(row.employee_id) ?? []].flat(),
      paidOn: paidOn(row.bank_batch),
    }
    return document(row, beside, address, printing)
  })
}

type StoredPayslip = {
  readonly bank_batch: number | null
  readonly employee_id: string
  readonly staff_id: string
  readonly full_name: string
  readonly department: string | null
  readonly position: string | null
  readonly figures: Figures
  readonly lines: readonly Line[]
  readonly shape: string | null
}

type Beside = {
  readonly person: PersonForFiles | undefined
  readonly year: Readonly<Record<string, string>> | undefined
  readonly parts: readonly PrintedPart[]
  readonly paidOn: string | undefined
}

function document(
  payslip: StoredPayslip,
  { person, year: yearToDate, parts, paidOn }: Beside,
  address: string | null,
  { owner, pack, period, language, run }: Printing,
): PayslipDocument {
  const texts = Object.entries(person?.statutory ?? {}).filter(
    (fact): fact is [string, string] => typeof fact[1] === 'string',
  )
  const printed = payslipDocument(
    {
      language,
      currency: owner.currency,
      period,
      company: {
        name: owner.name,
        registrationNumber: owner.registrationNumber,
        address,
        letterhead: owner.settings.letterhead_text,
      },
      person: {
        staffId: payslip.staff_id,
        fullName: payslip.full_name,
        department: payslip.department,
        position: payslip.position,
        numbers: {
          identity_number: person?.identityNumber,
          passport_number: person?.identityNumber ? null : person?.passportNumber,
          ...Object.fromEntries(texts),
        },
        bank: person?.bank ?? null,
      },
      figures: payslip.figures,
      lines: payslip.lines,
      // A draft's year would lack the very month that it is of.
      ...(yearToDate && run.state === 'approved' && { yearToDate }),
      parts,
      paymentDate: parsePlainDate(paidOn ?? '') ?? period.last,
      ...(run.state !== 'approved' && { isDraft: true }),
      standings: standingsOf(payslip.shape, pack, language),
    },
    (key) => labelOf(language, pack.scheme, key),
  )
  return run.name ? { ...printed, title: `${printed.title} – ${run.name}` } : printed
}

/** Schemes of this payslip that do not rest on a confirmed source are named with their standing. */
function standingsOf(shape: string | null, { law }: CountryPack, language: Language): string[] {
  const known = sourcesOf(shape, law)
  const words = lawWords(language)
  const schemes: Readonly<Record<string, string>> = words.schemes
  const unsure = known.filter(({ standing }) => standing !== 'confirmed')
  return [
    ...new Set(unsure.map(({ scheme, standing }) => `${schemes[scheme] ?? scheme}: ${words.standings[standing]}`)),
  ]
}

// Few shapes serve all payslips of a month.
const read = new Map<string, readonly Source[]>()

function sourcesOf(shape: string | null, law: string): readonly Source[] {
  if (!shape) return []
  const known = read.get(shape)
  if (known) return known
  const steps: readonly { readonly source?: string }[] = JSON.parse(shape)
  const sources = lawOf(law)?.sources
  const ids = [...new Set(steps.flatMap(({ source }) => (source ? [source] : [])))]
  const found = ids.flatMap((id) => sources?.get(id) ?? [])
  if (read.size > SHAPES_KNOWN) read.clear()
  read.set(shape, found)
  return found
}

const SHAPES_KNOWN = 500
