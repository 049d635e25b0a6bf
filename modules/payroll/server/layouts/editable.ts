/** Which files are made of a layout that the company may change, and what may stand in it. */
import type { Country } from '#kernel/countries.ts'
import type { Language, Say } from '#platform/http/server/say.ts'
import { packOf } from '../../model/country-packs.ts'
import type { FileStanding } from '../../model/output/file-standing.ts'
import { agencyFileOf, bankRecordsOf, filesOf } from '../../model/output/files-of.ts'
import type { AgencyFile } from '../../model/output/records/agency-file.ts'
import type { BankRecords } from '../../model/output/records/bank-records.ts'
import { OWN_BANK } from '../../model/output/records/own-bank.ts'
import type { RecordLayout } from '../../model/output/records/record-layout.ts'
import { labelOf } from '../view/labels.ts'
import type { KeptLayout } from './layout-store.ts'

export type Editable = {
  readonly name: string
  readonly kind: 'statutory' | 'bank'
  readonly standing: FileStanding
  readonly layout: RecordLayout
  readonly agency?: AgencyFile | undefined
  readonly bank?: BankRecords | undefined
}

export function editableOf(country: Country): readonly Editable[] {
  const ours = filesOf(country).filter(({ editable }) => editable)
  const listed = ours.flatMap(({ name, kind, standing }): Editable[] => {
    const agency = agencyFileOf(country, name)
    const bank = bankRecordsOf(country, name)
    const layout = agency?.layout ?? bank?.layout
    return layout ? [{ name, kind, standing, layout, agency, bank }] : []
  })
  const { code: name, standing, layout } = OWN_BANK
  return [...listed, { name, kind: 'bank', standing, layout, bank: OWN_BANK }]
}

type Asking = { readonly say: Say; readonly language: Language }

export function listedView(
  { name, kind, standing }: Editable,
  kept: KeptLayout | undefined,
  { say, language }: Asking,
) {
  return {
    ...{ name, kind },
    label: say(language, `payroll.file.${name}`),
    sure: kept !== undefined || ['several', 'confirmed', 'company'].includes(standing),
    standing: say(language, `payroll.file-standing.${kept ? 'company' : standing.replace(' ', '-')}`),
    note: say(language, `payroll.file-note.${name}`),
    changed: kept ? { by: kept.by, at: kept.at } : null,
  }
}

const OF_PERSON = [
  'staff_id',
  'full_name',
  'last_name',
  'first_name',
  'middle_name',
  'identity_number',
  'identity_kind',
]
const OF_AGENCY = ['passport_number', 'birth_date', 'sex', 'nationality', 'joined_on', 'left_on', 'line_number']
const OF_BANK = ['account', 'bank_name', 'bank_swift', 'amount', 'line_number', 'reference_id']
const OF_WHOLE = ['employer', 'employer_address', 'month', 'month_end', 'today', 'count']
const PAYING = [
  'payment_date',
  'paying_account',
  'paying_swift',
  'company_code',
  'reference',
  'batch',
  'total',
  'largest_amount',
]

export function knownValues({ agency, bank, layout }: Editable, country: Country, { say, language }: Asking) {
  const pack = packOf(country)
  const figures = agency ? pack.figures.map(({ name }) => name) : []
  const inLayout = [...layout.header.flat(), ...layout.detail, ...layout.trailer.flat()].flatMap(({ value = '' }) =>
    value ? [value.replace(/^total_/, '')] : [],
  )
  const general = [...OF_PERSON, ...(bank ? [...OF_BANK, ...PAYING] : OF_AGENCY), ...OF_WHOLE]
  const names = [...new Set([...inLayout, ...general, ...figures, ...(agency?.asks ?? []), ...(agency?.needs ?? [])])]
  const amounts = agency ? [...Object.keys(agency.comesTo), ...(agency.inAll?.values ?? [])] : ['amount']
  const ofFigure = new Set(figures)
  const label = (name: string) =>
    ofFigure.has(name) ? labelOf(language, pack.scheme, name) : say(language, `payroll.file-field.${name}`)
  return {
    names,
    amounts,
    values: names.map((name) => ({ name, label: label(name), amount: ofFigure.has(name) || amounts.includes(name) })),
  }
}
