/** What is taken away from an approved run: payslips as PDF, files for agencies and banks. */
import type { BankFileInput, FileInput } from '#modules/payroll/model/output/file-input.ts'
import type { FileListed } from '#modules/payroll/model/output/files-of.ts'
import type { PayslipDocument } from '#modules/payroll/model/output/payslip-document.ts'
import type { FileReply, Problem } from '#platform/http/server/answers.ts'
import type { Language } from '#platform/http/server/say.ts'

/** All documents in one PDF, a page each. Cancelled with the signal, also while waiting in the queue. */
export async function payslipPdf(
  _documents: readonly PayslipDocument[],
  _language: Language,
  _signal?: AbortSignal,
): Promise<Buffer> {
  throw new Error('not built yet')
}

/** `epf`, `perkeso`, `cp39`: the file, or why there is none (422 with the field or the people at fault). */
export function statutoryFile(_name: string, _input: FileInput): Promise<FileReply | Problem> {
  throw new Error('not built yet')
}

/** One file that pays everybody who is not held, in the layout of the paying bank; unknown codes get a generic csv. */
export function bankFile(_code: string, _input: BankFileInput): Promise<FileReply | Problem> {
  throw new Error('not built yet')
}

export function filesOf(_country: string): readonly FileListed[] {
  throw new Error('not built yet')
}
