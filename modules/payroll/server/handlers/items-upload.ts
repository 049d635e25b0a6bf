import { isMarked, problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { onlyCompanyAdmin } from '#platform/identity/server/company-admins.ts'
import { importSheet, type Taken } from '#platform/sheets/server/import-sheet.ts'
import { itemsUpload } from '../../contract/items.ts'
import { categoriesOf } from '../categories/category-store.ts'
import { type ItemsCreated, type ItemsSummary, itemBatch } from '../item-sheet.ts'
import { packFor } from '../pack-of-company.ts'
import { periodOfCall } from '../period-of-call.ts'
import { findRun } from '../run-store.ts'

export const itemsUploadHandler: Handler = on(itemsUpload, async (call) => {
  const { file, company, params, query } = call
  if (!file) return problem('http.invalid', { errors: { file: ['http.required'] } })
  const period = periodOfCall(params, query)
  const known = await company.read(async (tx) => {
    const run = await findRun(tx, company.companyId, period)
    if (run?.run_type === 'advance') return problem('payroll.advance-items')
    const pack = await packFor(tx, company.companyId)
    return { pack, categories: await categoriesOf(tx, company.companyId, pack) }
  })
  if (isMarked(known, 'problem')) return known
  const uploading = {
    ...call,
    fileName: file.name,
    confirmed: call.body.confirm ?? false,
    onlyAdmin: await onlyCompanyAdmin(call.db, company.companyId),
  }
  const kind = itemBatch(company.companyId, known, period, uploading)
  const taken = await importSheet(call, file, kind, { preview: query.preview === '1' })
  if (isMarked(taken, 'problem')) return taken
  const answer = answerOf(taken)
  if (answer.rejected > 0) {
    return problem('payroll.items-refused', { params: { rejected: answer.rejected, rows: answer.rows }, data: answer })
  }
  return reply(answer, {
    messageKey: 'payroll.items-stored',
    params: { accepted: answer.accepted },
    meta: taken.summary?.undo,
  })
})

function answerOf({ batchId, rows, rejected, errors, created, accepted, summary }: Taken<ItemsCreated, ItemsSummary>) {
  return {
    batch_id: batchId,
    rows,
    accepted: accepted === 0 ? 0 : accepted - created.other_months,
    rejected,
    replaced: created.replaced,
    other_months: created.other_months,
    ...(summary?.compared && { ...summary.compared, months: [...summary.months] }),
    ...(summary && summary.ownKept > 0 && { own_kept: summary.ownKept }),
    ...(summary?.clears && accepted === 0 && batchId === null && { confirm_required: true as const }),
    ...(errors.length > 0 ? { errors: [...errors] } : {}),
  }
}
