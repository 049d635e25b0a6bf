/** Closed months of all companies, worked out again; one company after the other, and counts alone are told. */
import { replay, replaySpan } from '#modules/payroll/server/public.ts'
import { problem } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { replayAll } from '../contract/replay.ts'
import { companyNames } from './installation-store.ts'
import { noteOperationsReading } from './readings-store.ts'

const WHY = 'Proof after an update'
const NONE_TOLD = 0

export const replayHandlers: readonly Handler[] = [
  on(replayAll, async ({ db, clock, actor, body }) => {
    const span = replaySpan(body)
    if (!span) return problem('payroll.replay-span', { params: { most: 36 }, errors: { to: ['payroll.replay-span'] } })
    const reading = { action: replayAll.id, reason: body.reason ?? WHY }
    await db.system.transaction((tx) => noteOperationsReading(tx, reading, actor, clock.now()))
    const rows = await db.system.read(companyNames)
    const companies: { id: string; name: string; payslips: number; differing: number }[] = []
    for (const company of rows) {
      const { payslips, differing } = await replay(db.forCompany(company.id), span, NONE_TOLD)
      if (payslips > 0) companies.push({ ...company, payslips, differing })
    }
    const sum = (name: 'payslips' | 'differing') => companies.reduce((all, one) => all + one[name], 0)
    return { payslips: sum('payslips'), differing: sum('differing'), companies }
  }),
]
