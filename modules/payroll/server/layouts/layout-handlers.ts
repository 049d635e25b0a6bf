/** Layouts of files: looked at, written, tried on the last approved month, put back to ours. */
import { lastDayOf } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { record } from '#platform/activity/server/activity.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { isMarked, notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { fileLayout, fileLayouts, resetFileLayout, saveFileLayout, tryFileLayout } from '../../contract/file-layouts.ts'
import { onlyBankOf } from '../../model/output/records/bank-records.ts'
import { differencesFrom, linesOfText } from '../../model/output/records/compared.ts'
import { layoutFaults } from '../../model/output/records/layout-faults.ts'
import type { RecordLayout } from '../../model/output/records/record-layout.ts'
import { periodOf } from '../../model/period.ts'
import type { PayrollNeeds } from '../needs.ts'
import { layoutFile } from '../output/public.ts'
import { fileInputOf } from '../taking/file-input-of.ts'
import { readApproved } from '../taking/taken-run.ts'
import { editableOf, knownValues, listedView } from './editable.ts'
import { dropLayout, keepLayout, lastApproved, layoutsOf } from './layout-store.ts'

type Asking = Pick<Call<Endpoint>, 'company' | 'say' | 'language'>
const SHOWN_LINES = 60

export const layoutHandlers = (needs: PayrollNeeds): readonly Handler[] => [
  on(fileLayouts, (call) =>
    call.company.read(async (tx) => {
      const { country } = await companyFacts(tx, call.company.companyId)
      const kept = await layoutsOf(tx, call.company.companyId)
      return editableOf(country).map((one) => listedView(one, kept.get(one.name), call))
    }),
  ),

  on(fileLayout, (call) => call.company.read((tx) => shown(tx, call, call.params.name))),

  on(saveFileLayout, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const { name } = call.params
      const layout = call.body.layout as RecordLayout
      const { one, known } = await found(tx, call, name)
      refuseFaults(layout, known)
      await keepLayout(tx, companyId, { name, layout, by: call.actor.name, at: call.clock.now() })
      const subject = { kind: 'payroll_file', id: name, name: listedView(one, undefined, call).label }
      const after = { kind: layout.kind, encoding: layout.encoding, fields: layout.detail.length }
      const by = { actor: call.actor, now: call.clock.now() }
      const data = await shown(tx, call, name)
      await record(tx, companyId, [{ action: 'payroll.layout-changed', subject, after }], by)
      return reply(data, { messageKey: 'payroll.layout-saved' })
    }),
  ),

  on(resetFileLayout, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const { name } = call.params
      const { one } = await found(tx, call, name)
      if (!(await dropLayout(tx, companyId, name))) return notFound()
      const subject = { kind: 'payroll_file', id: name, name: listedView(one, undefined, call).label }
      const by = { actor: call.actor, now: call.clock.now() }
      await record(tx, companyId, [{ action: 'payroll.layout-reset', subject }], by)
      return reply(null, { messageKey: 'payroll.layout-reset' })
    }),
  ),

  on(tryFileLayout, async (call) => {
    const { name } = call.params
    const { one, known, layout: counts } = await call.company.read((tx) => found(tx, call, name))
    const layout = (call.body.layout as RecordLayout | undefined) ?? counts
    refuseFaults(layout, known)
    const month = await call.company.read((tx) => lastApproved(tx, call.company.companyId))
    if (!month) return { ...NOTHING, month: null }
    const period = periodOf(month)
    const taken = await readApproved(call, period, one.kind === 'statutory' ? 'whole-month' : 'run')
    if (isMarked(taken, 'problem')) return taken
    const input = await fileInputOf(call, needs, taken, period, {
      year: one.agency?.year ?? [],
      payingAt: onlyBankOf(one.bank, layout),
    })
    const made = await layoutFile(one, layout, { ...input, paymentDate: lastDayOf(period), batch: 1 })
    const told = { month: period.key, lines: made.lines.slice(0, SHOWN_LINES), total_lines: made.lines.length }
    const sample = call.body.sample?.trim() ? linesOfText(call.body.sample) : undefined
    const differences = sample && !made.refused ? differencesFrom(layout, made.lines, sample) : []
    return {
      ...told,
      file_name: made.name,
      refused: made.refused,
      compared: sample && !made.refused ? { same: differences.length === 0, lines: [...differences] } : null,
    }
  }),
]

const NOTHING = { file_name: null, lines: [], total_lines: 0, refused: null, compared: null }

async function found(tx: Tx, { company, say, language }: Asking, name: string) {
  const { country } = await companyFacts(tx, company.companyId)
  const one = editableOf(country).find((each) => each.name === name)
  if (!one) throw new Refusal(notFound())
  const kept = (await layoutsOf(tx, company.companyId)).get(name)
  return { one, kept, layout: kept?.layout ?? one.layout, known: knownValues(one, country, { say, language }) }
}

async function shown(tx: Tx, call: Asking, name: string) {
  const { one, kept, layout, known } = await found(tx, call, name)
  return { ...listedView(one, kept, call), layout: sent(layout), values: [...known.values] }
}

/** As the contract has it: lists that may be changed. */
const sent = (layout: RecordLayout) => ({
  ...layout,
  header: layout.header.map((fields) => fields.map((field) => ({ ...field }))),
  detail: layout.detail.map((field) => ({ ...field })),
  trailer: layout.trailer.map((fields) => fields.map((field) => ({ ...field }))),
})

function refuseFaults(layout: RecordLayout, known: ReturnType<typeof knownValues>): void {
  const faults = layoutFaults(layout, known)
  if (faults) throw new Refusal(problem('http.invalid', { errors: faults }))
}
