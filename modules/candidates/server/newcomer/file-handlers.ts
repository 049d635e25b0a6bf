/** Papers of newcomers: sent and taken back under their link, read by HR. */
import { asReply, dropFiles, keptFile, removeBytes, withFile } from '#platform/files/server/kept-files.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { dropOfNewcomer, fileOfNewcomer, sendOfNewcomer } from '../../contract/newcomer.ts'
import { happenedOutside } from '../acting.ts'
import { deleteFile, filesOf, insertFile } from './file-store.ts'
import { byNewcomer, shown } from './newcomer-handlers.ts'
import { newcomerRow } from './newcomer-store.ts'

const MOST = 20
const PAPER = { accept: 'document', purpose: 'newcomer-paper' } as const

export const newcomerFileHandlers: readonly Handler[] = [
  on(sendOfNewcomer, async (call) => {
    const { file, params, clock, db, files, seal, log } = call
    // Before anything is read of the file: whose link it is, and whether it is still open.
    const { companyId, row } = await byNewcomer(call, params.token, async (tx, of) => {
      if ((await filesOf(tx, of.companyId, of.row.candidate_id)).length < MOST) return of
      throw new Refusal(problem('candidates.too-many-files', { params: { count: MOST } }))
    })
    if (!file) return problem('files.empty', { errors: { file: ['files.empty'] } })
    const keeping = { files, seal, log, company: db.forCompany(companyId), actor: { accountId: null } }
    const answer = await withFile(keeping, file, PAPER, async (tx, file_id) => {
      const added_at = clock.now().toISOString()
      await insertFile(tx, companyId, {
        candidate_id: row.candidate_id,
        name: file.name.slice(0, 255),
        file_id,
        added_at,
      })
      const told = await shown(tx, call, { companyId, row })
      await happenedOutside(tx, companyId, clock.now(), 'candidates.paper-sent', subjectOf(row))
      return told
    })
    return reply(answer, { messageKey: 'candidates.told-thanks' })
  }),

  on(dropOfNewcomer, async (call) => {
    let keys: readonly string[] = []
    const answer = await byNewcomer(call, call.params.token, async (tx, of) => {
      const { companyId, row } = of
      const fileId = await deleteFile(tx, companyId, row.candidate_id, call.params.entry)
      if (fileId === undefined) throw new Refusal(notFound())
      keys = await dropFiles(tx, companyId, [fileId])
      const told = await shown(tx, call, of)
      await happenedOutside(tx, companyId, call.clock.now(), 'candidates.paper-dropped', subjectOf(row))
      return told
    })
    await removeBytes(call, keys)
    return reply(answer, { messageKey: 'candidates.saved' })
  }),

  on(fileOfNewcomer, async (call) => {
    const { company, params } = call
    const paper = await company.read(async (tx) => {
      const row = await newcomerRow(tx, company.companyId, { candidateId: params.id })
      const files = row ? await filesOf(tx, company.companyId, row.candidate_id) : []
      return files.find(({ id }) => id === params.entry)
    })
    const file = paper && (await keptFile(call, paper.file_id))
    return file ? asReply(file) : notFound()
  }),
]

/** The log names the position, never the person. */
const subjectOf = ({
  candidate_id,
  position_name,
}: {
  readonly candidate_id: string
  readonly position_name: string
}) => ({
  id: candidate_id,
  position_name,
})
