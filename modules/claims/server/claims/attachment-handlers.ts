/** Papers of claims: uploaded, looked at by whoever may see the claim, thrown away while they are of none. */
import { mayEnter } from '#access/enter.ts'
import { actingOf } from '#platform/approvals/server/acting.ts'
import type { Approvals } from '#platform/approvals/server/engine.ts'
import { detailOf } from '#platform/approvals/server/handlers/inbox-handlers.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { asReply, dropFiles, keptFile, removeBytes, withFile } from '#platform/files/server/kept-files.ts'
import { fileReply, notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { pagePicture } from '#platform/reading/server/page-picture.ts'
import { wantReading } from '#platform/reading/server/reading-store.ts'
import { byIds } from '#platform/requests/server/listings.ts'
import * as papers from '../../contract/attachments.ts'
import { claimRows } from './claim-rows.ts'
import { insertPaper, papersOf, sameBytes, unclaimedPapers } from './paper-store.ts'
import { RECEIPT, receiptReading } from './receipt-reader.ts'

export const attachmentHandlers = (approvals: Approvals): readonly Handler[] => [
  on(papers.attach, attach),
  on(papers.attachFor, attach),
  on(papers.attachments, unclaimed),
  on(papers.attachmentsFor, unclaimed),
  on(papers.attachment, (call) => look(approvals, call)),
  on(papers.attachmentFor, (call) => look(approvals, call)),
  on(papers.attachmentPicture, async (call) => {
    const acting = await actingOf(call)
    const isSeen = await call.company.read((tx) => maySee(tx, approvals, acting, call))
    const file = isSeen ? await keptFile(call, call.params.id) : undefined
    const picture = file?.type === PDF ? await pagePicture(call, file.bytes) : undefined
    return file && picture ? fileReply(`${file.name}.png`, 'image/png', Buffer.from(picture)) : notFound()
  }),
  on(papers.readAttachment, (call) => readingOf(approvals, call)),
  on(papers.readAttachmentFor, (call) => readingOf(approvals, call)),
  on(papers.dropAttachment, drop),
  on(papers.dropAttachmentFor, drop),
]

const PDF = 'application/pdf'

type Attaching = Call<typeof papers.attach> | Call<typeof papers.attachFor>
function attach(call: Attaching) {
  if (!call.file) return Promise.resolve(problem('http.invalid', { errors: { file: ['http.required'] } }))
  const { company, session, clock } = call
  return withFile(call, call.file, { accept: 'document', purpose: 'claim' }, async (tx, id) => {
    const paper = { fileId: id, uploadedBy: session.accountId, at: clock.now().toISOString() }
    const sha256 = await insertPaper(tx, company.companyId, paper)
    await wantReading(tx, call, company.companyId, { fileId: id, kind: RECEIPT, urgent: true })
    const known = await sameBytes(tx, company.companyId, [sha256], [])
    return reply({ id, duplicate_of: known.get(sha256) ?? null })
  })
}

type Listing = Call<typeof papers.attachments> | Call<typeof papers.attachmentsFor>
function unclaimed({ company, session }: Listing) {
  return company.read((tx) => unclaimedPapers(tx, company.companyId, session.accountId))
}

type ById = Call<typeof papers.attachment> | Call<typeof papers.attachmentFor>
async function look(approvals: Approvals, call: ById) {
  const acting = await actingOf(call)
  const isSeen = await call.company.read((tx) => maySee(tx, approvals, acting, call))
  const file = isSeen ? await keptFile(call, call.params.id) : undefined
  return file ? asReply(file) : notFound()
}

type Asked = Pick<ById, 'company' | 'session'> & { readonly params: { readonly id: string } }
async function maySee(tx: Tx, approvals: Approvals, acting: Awaited<ReturnType<typeof actingOf>>, call: Asked) {
  const { companyId } = call.company
  const [paper] = await papersOf(tx, companyId, [call.params.id])
  if (!paper) return false
  if (paper.uploaded_by === call.session.accountId) return true
  const [claim] = paper.claim_id === null ? [] : await claimRows(tx, companyId, byIds([paper.claim_id]))
  if (!claim) return false
  if (mayEnter(call.session, 'claims') || claim.account_id === call.session.accountId) return true
  return !claim.is_private && (await detailOf(tx, approvals, acting, claim.id)) !== undefined
}

type Reading = Call<typeof papers.readAttachment> | Call<typeof papers.readAttachmentFor>
async function readingOf(approvals: Approvals, call: Reading) {
  const acting = await actingOf(call)
  return call.company.read(async (tx) => {
    if (!(await maySee(tx, approvals, acting, call))) return notFound()
    return receiptReading(tx, call.company.companyId, call.params.id)
  })
}

type Dropping = Call<typeof papers.dropAttachment> | Call<typeof papers.dropAttachmentFor>
async function drop(call: Dropping) {
  const { companyId } = call.company
  const keys = await call.company.transaction(async (tx) => {
    const [paper] = await papersOf(tx, companyId, [call.params.id])
    if (!paper || paper.uploaded_by !== call.session.accountId) throw new Refusal(notFound())
    if (paper.claim_id !== null) throw new Refusal(problem('claims.paper-claimed'))
    return dropFiles(tx, companyId, [paper.file_id])
  })
  await removeBytes(call, keys)
  return null
}
