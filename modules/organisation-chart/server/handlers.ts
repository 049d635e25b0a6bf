import { lockCompany } from '#modules/company/server/public.ts'
import { changeManager, type Reporting, reportingOf } from '#modules/employees/server/public.ts'
import { log } from '#platform/activity/server/log.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { conflict, fileReply, notFound, problem, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { chart, exportPdf, move } from '../contract.ts'
import { chartOfCall } from './chart-of-call.ts'
import { chartPdf } from './chart-pdf.ts'

export const organisationChartHandlers: readonly Handler[] = [
  on(chart, (call) => call.company.read((tx) => chartOfCall(tx, call))),

  on(move, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const { parent_id, former_parent_id } = call.body
      await lockCompany(tx, companyId)
      const today = call.clock.today(call.session.timezone)
      const person = await reportingOf(tx, companyId, call.params.id, today)
      if (!person?.here || !person.in_chart) return notFound()
      if (former_parent_id !== undefined && former_parent_id !== person.manager_id) {
        return conflict('organisation-chart.changed-meanwhile')
      }
      const manager = parent_id === null ? undefined : await reportingOf(tx, companyId, parent_id, today)
      if (parent_id !== null && !manager) return wrong('organisation-chart.unknown-manager')
      if (manager && !manager.here) return wrong('organisation-chart.manager-left')
      if (!(await changeManager(tx, companyId, person.id, parent_id))) return wrong('organisation-chart.circle')
      const now = (await chartOfCall(tx, call)).find(({ id }) => id === person.id)
      if (!now) return notFound()
      const answer = reply(now, {
        messageKey: manager ? 'organisation-chart.moved' : 'organisation-chart.moved-to-top',
        params: { name: person.full_name, manager: manager?.full_name ?? '' },
      })
      await logMove(tx, call, person, manager?.full_name ?? null)
      return answer
    }),
  ),

  on(exportPdf, async (call) => {
    const nodes = await call.company.read((tx) => chartOfCall(tx, call))
    const { root, folded = [] } = call.body
    if (root && !nodes.some(({ id }) => id === root)) return notFound()
    if (nodes.length === 0) return problem('organisation-chart.nobody')
    const pdf = await chartPdf(nodes, { root: root ?? undefined, folded: new Set(folded) }, call)
    return fileReply('organisation-chart.pdf', 'application/pdf', pdf)
  }),
]

const wrong = (key: string) => problem(key, { errors: { parent_id: [key] } })

async function logMove(tx: Tx, call: Call<typeof move>, person: Reporting, manager: string | null): Promise<void> {
  if (person.manager === manager) return
  const subject = { kind: 'employee', id: person.id, name: person.full_name }
  const before = { manager: person.manager }
  await log(tx, call, { action: 'organisation-chart.moved', subject, before, after: { manager } })
}
