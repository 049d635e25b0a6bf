/** Which files a country's approved run gives, how well each layout is known, and which employer's numbers it needs. */
import type { Country } from '#kernel/countries.ts'
import { type BankTemplate, genericTemplate } from './bank/bank-template.ts'
import type { FileStanding } from './file-standing.ts'
import { bankTemplates as malaysianBanks } from './my/bank-templates.ts'
import { statutoryLayouts as malaysianLayouts } from './my/statutory-layouts.ts'
import { PAIN001 } from './pain001.ts'
import { malaysianFiles } from './records/agencies/my.ts'
import { philippineFiles } from './records/agencies/ph.ts'
import { taiwaneseFiles } from './records/agencies/tw.ts'
import type { AgencyFile } from './records/agency-file.ts'
import type { BankRecords } from './records/bank-records.ts'
import { malaysianRecords } from './records/banks/my.ts'
import { philippineRecords } from './records/banks/ph.ts'
import { taiwaneseRecords } from './records/banks/tw.ts'
import { OWN_BANK } from './records/own-bank.ts'
import type { StatutoryLayout } from './statutory-layout.ts'

type FileListed = {
  /** 'epf', 'perkeso', 'cp39', or the code of a bank; 'others' for banks without a layout of their own. */
  readonly name: string
  readonly kind: 'statutory' | 'bank'
  readonly standing: FileStanding
  /** Word keys of words/output.*.json: its name, its standing, and what one should know of the layout. */
  readonly label: string
  readonly standingLabel: string
  readonly note: string
  /** Numbers of the employer without which the file is refused. */
  readonly needs: readonly string[]
  /** Made of a layout that the company may change. */
  readonly editable: boolean
  /** Pays accounts at its own bank alone. */
  readonly oneBank: boolean
}

type Layouts = {
  readonly statutory: readonly StatutoryLayout[]
  readonly agencies: readonly AgencyFile[]
  readonly banks: readonly BankTemplate[]
  readonly records: readonly BankRecords[]
}

const layouts: Readonly<Record<Country, Layouts>> = {
  MY: { statutory: malaysianLayouts, agencies: malaysianFiles, banks: malaysianBanks, records: malaysianRecords },
  TW: { statutory: [], agencies: taiwaneseFiles, banks: [], records: taiwaneseRecords },
  PH: { statutory: [], agencies: philippineFiles, banks: [], records: philippineRecords },
}

export const statutoryLayout = (country: Country, name: string): StatutoryLayout | undefined =>
  layouts[country].statutory.find((layout) => layout.name === name)

export const agencyFileOf = (country: Country, name: string): AgencyFile | undefined =>
  layouts[country].agencies.find((file) => file.name === name)

export const bankTemplate = (country: Country, code: string): BankTemplate =>
  layouts[country].banks.find((template) => template.code === code) ?? genericTemplate

export const bankRecordsOf = (country: Country, code: string): BankRecords | undefined =>
  layouts[country].records.find((records) => records.code === code)

/** Whether banks there take files that pay accounts of their own alone. */
export const paysByBank = (country: Country): boolean =>
  layouts[country].records.some(({ ownAccountsOnly }) => ownAccountsOnly)

/** Files that are asked for by a name of their own and not by that of a bank. */
export const isNamedLayout = (country: Country, name: string): boolean =>
  name === PAIN001 || name === 'achp01' ? name === PAIN001 || country === 'TW' : name === OWN_BANK.code

/** `own`: the names of layouts that the company wrote. */
export function filesOf(country: Country, own: ReadonlySet<string> = new Set()): readonly FileListed[] {
  const { statutory, agencies, banks, records } = layouts[country]
  const standingOf = (name: string, standing: FileStanding) => (own.has(name) ? 'company' : standing)
  return [
    ...statutory.map(({ name, standing, needs }) => listed('statutory', name, standing, needs)),
    ...agencies.map(({ name, standing, needs }) =>
      listed('statutory', name, standingOf(name, standing), needs, { editable: true }),
    ),
    ...banks.map(({ code, standing, needs = [] }) => listed('bank', code, standing, needs)),
    ...records.map(({ code, standing, needs, ownAccountsOnly = false }) =>
      listed('bank', code, standingOf(code, standing), needs, { editable: true, oneBank: ownAccountsOnly }),
    ),
    listed('bank', PAIN001, 'confirmed', []),
    ...(own.has(OWN_BANK.code) ? [listed('bank', OWN_BANK.code, 'company', [], { editable: true })] : []),
    listed('bank', genericTemplate.code, genericTemplate.standing, []),
  ]
}

const listed = (
  kind: FileListed['kind'],
  name: string,
  standing: FileStanding,
  needs: readonly string[],
  { editable = false, oneBank = false } = {},
): FileListed => ({
  ...{ name, kind, standing, needs, editable, oneBank },
  label: `payroll.file.${name}`,
  standingLabel: `payroll.file-standing.${standing.replace(' ', '-')}`,
  note: `payroll.file-note.${name}`,
})
