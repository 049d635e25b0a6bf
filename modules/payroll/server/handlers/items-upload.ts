import { companyFacts } from '#modules/company/server/public.ts'
import { isMarked, problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { type Taken, takeSheet } from '#platform/sheets/server/take-sheet.ts'
import { itemsUpload } from '../../contract.ts'
import { packOf } from '../../model/country-packs.ts'
import { type ItemPlan, itemBatch } from '../item-sheet.ts'
import { periodOfCall } from '../period-of-call.ts'

export const itemsUploadHandler: Handler = on(itemsUpload, async (call) => {
  const { file, company, params, query } = call
  if (!file) return problem('http.invalid', { errors: { file: ['http.required'] } })
  const period = periodOfCall(params)
  const { country } = await company.read((tx) => companyFacts(tx, company.companyId))
  const pack = packOf(country)
  if (!pack) return problem('payroll.no-country')
  const kind = itemBatch(company.companyId, pack, period, { ...call, fileName: file.name })
  const taken = await takeSheet(call, file, kind, {
    preview: query.preview === '1',
    stored: (tx, done) => call.keepAnswer(tx, storedReply(answerOf(done))),
  })
  if (isMarked(taken, 'problem')) return taken
  const answer = answerOf(taken)
  if (answer.rejected > 0) {
    return problem('payroll.items-refused', { params: { rejected: answer.rejected, rows: answer.rows }, data: answer })
  }
  return storedReply(answer)
})

const storedReply = (answer: ReturnType<typeof answerOf>) =>
  reply(answer, { messageKey: 'payroll.items-stored', params: { accepted: answer.accepted } })

function answerOf({ batchId, rows, rejected, errors, plan, accepted }: Taken<ItemPlan, unknown>) {
  return {
    batch_id: batchId,
    rows,
    accepted: accepted === 0 ? 0 : accepted - plan.otherMonths,
    rejected,
    replaced: plan.replaced,
    other_months: plan.otherMonths,
    ...(errors.length > 0 ? { errors: [...errors] } : {}),
  }
}
