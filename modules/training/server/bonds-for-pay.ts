/**
 * Bonds of who leaves, for payroll: deducted in the month of leaving, once, where HR has said that leaving is the
 * person's own doing and when they agreed in writing; told beside the pay where nobody has.
 */
import { amountOf, amountText } from '#kernel/money.ts'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Language, Say } from '#platform/http/server/say.ts'
import { ORIGIN, owedOn, sourceOf, takenOf } from './bond-view.ts'
import { bondsOf } from './record-store.ts'

type Days = { readonly from: PlainDate; readonly to: PlainDate }

/** After loans and orders of others. */
const ORDER = 900
const NAMES = { en: 'Training bond', 'zh-Hant': '訓練服務約定' } as const

export const bondsForPay = {
  origin: ORIGIN,
  page: (_: string, reader: 'company' | 'own') => (reader === 'own' ? '/me/pay' : '/app/training?view=bonds'),

  /** Of the last month alone: what closed months took stands. */
  async between(tx: Tx, companyId: string, { to }: Days, employeeIds: readonly string[]) {
    const month = to.slice(0, 7)
    const left = { from: plainDateOf(`${month}-01`), to }
    const rows = await bondsOf(tx, companyId, to, { employeeIds, left })
    if (rows.length === 0) return []
    const { currency } = await companyFacts(tx, companyId)
    return rows.flatMap((row) => {
      const owed = owedOn(row, to, currency)
      if (row.own_doing !== true || row.consent_on === null || amountOf(owed) <= 0n) return []
      const named = { en: `${NAMES.en}: ${row.course}`, 'zh-Hant': `${NAMES['zh-Hant']}：${row.course}` }
      return [
        {
          employeeId: row.employee_id,
          ...{ source: sourceOf(row), day: row.left_on ?? to, month },
          ...{ kind: 'amount' as const, type: 'other_deduction', amount: owed, basis: '', worksheet: [] },
          told: named,
          category: { code: `training-bond-${row.session_id}`, names: named, position: 1000 + ORDER },
          taking: { order: ORDER },
        },
      ]
    })
  },

  /** Less what was taken already. */
  async owedOnLeaving(
    tx: Tx,
    companyId: string,
    { from, to, leaving }: Days & { readonly leaving?: string },
    { say, language }: { readonly say: Say; readonly language: Language },
  ) {
    const who = leaving === undefined ? { left: { from, to } } : { employeeIds: [leaving] }
    const rows = await bondsOf(tx, companyId, to, who)
    const { currency } = await companyFacts(tx, companyId)
    const taken = await takenOf(tx, companyId, rows)
    const people = new Map<string, { id: string; fullName: string; told: string[]; amounts: Amount[] }>()
    for (const row of rows) {
      const isAgreed = row.own_doing === true && row.consent_on !== null
      const open = amountOf(owedOn(row, to, currency)) - amountOf(taken(row))
      // What is agreed goes with the pay of the month itself.
      if (open <= 0n || (isAgreed && row.left_on !== null && row.left_on.slice(0, 7) === to.slice(0, 7))) continue
      const person = { id: row.employee_id, fullName: row.full_name, told: [], amounts: [] }
      const one = people.get(row.employee_id) ?? person
      const words = say(language, 'training.bond-owed', { course: row.course })
      one.amounts.push({ told: words, amount: amountText(open), code: 'bond' })
      people.set(row.employee_id, one)
    }
    return [...people.values()]
  },
}

type Amount = { readonly told: string; readonly amount: string; readonly code: 'bond' }
