/** Papers of one person. A paper's file is nobody else's: it comes and goes with the paper. */
import type { z } from 'zod'
import { daysBetween, plainDateOf } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { asReply, dropFiles, keptFile, removeBytes, withFile } from '#platform/files/server/kept-files.ts'
import { type FileReply, notFound, type Problem, problem } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import {
  addDocument,
  changeDocument,
  documentFile,
  documents,
  EmployeeDocument,
  removeDocument,
  workPermitFile,
} from '../../contract/record/documents.ts'
import { lookingOf } from '../looking.ts'
import { profileOf } from '../profile/profile-store.ts'
import { FILE_COLUMNS, fileOfNewest, fileSoFar, type WhichPaper } from './document-store.ts'
import { entriesFor } from './entries.ts'
import type { Fields } from './entry-store.ts'
import { endsBeforeItBegins } from './learning-handlers.ts'

export const DOCUMENT_FILE = { accept: 'document', purpose: 'employee-document' } as const

const papers = entriesFor<z.input<typeof EmployeeDocument>>({
  table: 'employee_documents',
  word: 'document',
  columns: ['kind', 'name', 'number', 'issued_on', 'expires_on', 'remark'],
  more: FILE_COLUMNS,
  sealed: ['number'],
  judge: (entry) => endsBeforeItBegins(entry, 'issued_on', 'expires_on'),
  shown: ({ expires_on: last, ...entry }, today) =>
    EmployeeDocument.parse({
      ...entry,
      expires_on: last,
      expires_in: typeof last === 'string' ? daysBetween(plainDateOf(today), plainDateOf(last)) : null,
    }),
})

export const documentHandlers: readonly Handler[] = [
  on(documents, (call) => papers.list(call, call.params.id)),

  on(addDocument, (call) => papers.add(call, call.params.id, call.body, filing(call))),

  on(changeDocument, async (call) => {
    const former: string[] = []
    const transaction = filing(call)
    const done = await papers.change(
      call,
      call.params,
      call.body,
      transaction &&
        ((work) =>
          transaction(async (tx, more, told) => {
            const keys = await fileSoFar(tx, call.company.companyId, call.params.entry)
            const outcome = await work(tx, more, told)
            former.splice(0, former.length, ...(await dropFiles(tx, call.company.companyId, keys)))
            return outcome
          })),
    )
    if (!('code' in done)) await removeBytes(call, former)
    return done
  }),

  on(removeDocument, async (call) => {
    let keys: readonly string[] = []
    const done = await papers.remove(call, call.params, async (tx, { file_id }) => {
      keys = typeof file_id === 'string' ? await dropFiles(tx, call.company.companyId, [file_id]) : []
    })
    if (!('code' in done)) await removeBytes(call, keys)
    return done
  }),

  on(documentFile, (call) => paperFile(call, { id: call.params.entry }, notFound())),
  on(workPermitFile, (call) => paperFile(call, 'work permit', problem('employees.no-file'))),
]

type Filing = Pick<Call<typeof addDocument>, 'file' | 'files' | 'seal' | 'log' | 'company' | 'actor'>
type Work<Done> = (tx: Tx, more: Fields, told: Fields) => Promise<Done>

/** Where a file came with the call: a transaction that has it. */
function filing(call: Filing) {
  const { file } = call
  if (!file) return undefined
  return <Done>(work: Work<Done>): Promise<Done> =>
    withFile(call, file, DOCUMENT_FILE, (tx, fileId) =>
      work(tx, { file_id: fileId }, { file_name: file.name, file_size: file.bytes.length }),
    )
}

type FileCall = Pick<Call<typeof documentFile>, 'company' | 'session' | 'clock' | 'files' | 'seal'> & {
  readonly params: { readonly id: string }
}

/** The newest of those that fit, of a person within sight. */
async function paperFile(call: FileCall, which: WhichPaper, otherwise: Problem): Promise<FileReply | Problem> {
  const { companyId } = call.company
  const fileId = await call.company.read(async (tx) => {
    const person = await profileOf(tx, await lookingOf(tx, call), call.params.id)
    if (!person) return notFound()
    return (await fileOfNewest(tx, companyId, person.id, which)) ?? otherwise
  })
  if (typeof fileId !== 'string') return fileId
  const file = await keptFile(call, fileId)
  return file ? asReply(file) : otherwise
}
