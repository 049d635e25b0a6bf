/** What is taken away from an approved run: payslips as PDF, files for agencies and banks. */

import { personAtFault } from '#modules/employees/model/public.ts'
import { bankFileOf } from '#modules/payroll/model/output/bank/bank-file.ts'
import type {
  BankFileInput,
  Cell,
  FileInput,
  MadeFile,
  NoFile,
  PersonAndField,
} from '#modules/payroll/model/output/file-input.ts'
import { bankTemplate, statutoryLayout } from '#modules/payroll/model/output/files-of.ts'
import { pain001File } from '#modules/payroll/model/output/pain001.ts'
import { type AgencyFile, agencyFile } from '#modules/payroll/model/output/records/agency-file.ts'
import { type BankRecords, bankRecordsFile } from '#modules/payroll/model/output/records/bank-records.ts'
import { linesOfText } from '#modules/payroll/model/output/records/compared.ts'
import type { RecordLayout } from '#modules/payroll/model/output/records/record-layout.ts'
import en from '#modules/payroll/words/output.en.json' with { type: 'json' }
import zhHant from '#modules/payroll/words/output.zh-Hant.json' with { type: 'json' }
import type { PersonAtFault } from '#platform/contract/person-at-fault.ts'
import { type FileReply, fileReply, notFound, type Problem, problem } from '#platform/http/server/answers.ts'
import { sayFrom } from '#platform/http/server/say.ts'
import { big5Bytes } from '#platform/sheets/server/big5.ts'
import { workbookOf, XLSX } from './workbook.ts'

export { filesOf } from '#modules/payroll/model/output/files-of.ts'
export { payslipDocument } from '#modules/payroll/model/output/payslip-document.ts'
export { closePayslipPdf, type Logo, payslipPdf } from './payslip-pdf.ts'

/** `epf`, `perkeso`, `cp39`: the file, or why there is none (422 with the field, or the people at fault). */
export async function statutoryFile(name: string, input: FileInput): Promise<FileReply | Problem> {
  const layout = statutoryLayout(input.country, name)
  return layout ? handedOut(layout.make(input), input) : notFound()
}

/** The file for an agency by this layout: ours, or what the company wrote in its place. */
export async function agencyFileReply(file: AgencyFile, input: FileInput, layout?: RecordLayout) {
  return handedOut(agencyFile(file, input, layout), input)
}

/** The same for a bank whose file is made of records. */
export async function bankRecordsReply(bank: BankRecords, input: BankFileInput, layout?: RecordLayout) {
  return handedOut(bankRecordsFile(bank, input, layout), input)
}

export async function pain001Reply(input: BankFileInput, asked: Parameters<typeof pain001File>[1]) {
  return handedOut(pain001File(input, asked), input)
}

type Tried = {
  readonly name: string | null
  readonly lines: readonly string[]
  readonly refused: { readonly text: string; readonly people: string[] } | null
}

/** For looking at: its lines as text, a sheet's cells with tabs between; or why there would be no file. */
export async function layoutFile(
  of: { readonly agency?: AgencyFile | undefined; readonly bank?: BankRecords | undefined },
  layout: RecordLayout,
  input: BankFileInput,
): Promise<Tried> {
  const unpaid = { ...input, payslips: input.payslips.map((payslip) => ({ ...payslip, batch: null })) }
  const made = of.agency ? agencyFile(of.agency, input, layout) : of.bank && bankRecordsFile(of.bank, unpaid, layout)
  if (!made) return { name: null, lines: [], refused: null }
  if ('refused' in made) {
    const { code, params, data } = refusal(made, input)
    const text = say(input.language, code, params)
    return { name: null, lines: [], refused: { text, people: Array.isArray(data) ? data.map(String) : [] } }
  }
  const { name, content } = made
  const lines =
    content.kind === 'text'
      ? linesOfText(content.text)
      : content.rows.map((row) => row.map((cell) => textOfCell(cell)).join('\t'))
  return { name, lines, refused: null }
}

function textOfCell(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return cell
  return 'bold' in cell ? cell.bold : cell.day
}

/** One of the month's bank files in the layout of the paying bank; of a bank without one in a general csv. */
export async function bankFile(code: string, input: BankFileInput): Promise<FileReply | Problem> {
  return handedOut(bankFileOf(bankTemplate(input.country, code), input), input)
}

async function handedOut(made: MadeFile | NoFile, input: FileInput): Promise<FileReply | Problem> {
  if ('refused' in made) return refusal(made, input)
  const { name, content } = made
  return content.kind === 'text'
    ? fileReply(name, content.type, content.encoding === 'big5' ? big5Bytes(content.text) : Buffer.from(content.text))
    : fileReply(name, XLSX, await workbookOf(content))
}

const say = sayFrom([{ en, 'zh-Hant': zhHant }])

function refusal(made: NoFile, input: Pick<FileInput, 'language' | 'country' | 'people'>): Problem {
  const { language } = input
  const field = (name: string) => say(language, `payroll.file-field.${name}`)
  const line = ({ staffId, fullName, field: name }: PersonAndField) =>
    say(language, 'payroll.file-person', { staffId, name: fullName, field: field(name) })
  switch (made.refused) {
    case 'payroll.file-differs':
      return problem(made.refused, {
        params: { figure: field(made.figure), file: made.inFile, run: made.inRun },
      })
    case 'payroll.bank-not-compatible': {
      const people = made.about.map(({ staffId, fullName }) => `${staffId} ${fullName}`)
      const params = { bank: made.banks, names: people }
      return problem(made.refused, { params, data: people, extra: atFault(made.about, input) })
    }
    case 'payroll.no-bank-account':
      return problem(made.refused, {
        params: { count: made.about.length },
        data: made.about.map(line),
        extra: atFault(made.about, input),
      })
    case 'payroll.nobody-to-pay':
      return problem(made.refused)
    default:
      return problem(made.refused, {
        params: { field: field(made.field) },
        errors: { [made.field]: [made.refused] },
        data: made.about.map(line),
        extra: atFault(made.about, input),
      })
  }
}

/** The same people with the field of the record to fill in, so that a page can lead there. */
function atFault(
  about: readonly PersonAndField[],
  { country, people, language }: Pick<FileInput, 'language' | 'country' | 'people'>,
): { readonly people?: readonly PersonAtFault[] } {
  const ids = new Map(people.map(({ staffId, id }) => [staffId, id]))
  const found = about.flatMap(({ staffId, fullName, field }) => {
    const id = ids.get(staffId)
    return id
      ? [personAtFault({ id, staffId, fullName }, country, field, say(language, `payroll.file-field.${field}`))]
      : []
  })
  return found.length > 0 ? { people: found } : {}
}
