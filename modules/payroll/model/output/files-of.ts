/** Which files a country's approved run gives, how well each layout is known, and which employer's numbers it needs. */
import type { Country } from '#kernel/countries.ts'
import { type BankTemplate, genericTemplate } from './bank/bank-template.ts'
import type { FileInput, MadeFile, NoFile } from './file-input.ts'
import type { FileStanding } from './file-standing.ts'
import { bankTemplates as malaysianBanks } from './my/bank-templates.ts'
import { statutoryLayouts as malaysianLayouts } from './my/statutory-layouts.ts'

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
}

export type StatutoryLayout = {
  readonly name: string
  readonly standing: FileStanding
  readonly needs: readonly string[]
  readonly make: (input: FileInput) => MadeFile | NoFile
}

type Layouts = { readonly statutory: readonly StatutoryLayout[]; readonly banks: readonly BankTemplate[] }

const layouts: Partial<Record<Country, Layouts>> = { MY: { statutory: malaysianLayouts, banks: malaysianBanks } }
const none: Layouts = { statutory: [], banks: [] }

const layoutsOf = (country: Country): Layouts => layouts[country] ?? none

export const statutoryLayout = (country: Country, name: string): StatutoryLayout | undefined =>
  layoutsOf(country).statutory.find((layout) => layout.name === name)

export const bankTemplate = (country: Country, code: string): BankTemplate =>
  layoutsOf(country).banks.find((template) => template.code === code) ?? genericTemplate

export function filesOf(country: Country): readonly FileListed[] {
  const { statutory, banks } = layoutsOf(country)
  return [
    ...statutory.map(({ name, standing, needs }) => listed('statutory', name, standing, needs)),
    ...[...banks, genericTemplate].map(({ code, standing, needs = [] }) => listed('bank', code, standing, needs)),
  ]
}

const listed = (
  kind: FileListed['kind'],
  name: string,
  standing: FileStanding,
  needs: readonly string[],
): FileListed => ({
  name,
  kind,
  standing,
  label: `payroll.file.${name}`,
  standingLabel: `payroll.file-standing.${standing.replace(' ', '-')}`,
  note: `payroll.file-note.${name}`,
  needs,
})
