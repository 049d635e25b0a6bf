/** Which types the people of each group have, and by which rules these are granted. */
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Week } from '../../model/days/calendar.ts'
import type { GrantRule } from '../../model/entitlement/grants.ts'
import { type Entitlement, entitlementOf, type Step } from '../../model/entitlement/steps.ts'
import { lawByService, lawOfPart } from '../../model/law/leave-law.ts'
import { isPeriodic, type LeaveType } from '../../model/leave-type.ts'
import type { LeaveBook } from '../book.ts'
import { groupsOf } from '../types/group-store.ts'
import { typesOf } from '../types/type-store.ts'

type OpenType = { readonly type: LeaveType; readonly steps: readonly Step[] }
export type Rules = {
  readonly types: ReadonlyMap<string, LeaveType>
  readonly defaultGroup: string
  readonly groups: ReadonlyMap<
    string,
    { readonly name: string; readonly week: Week; readonly open: readonly OpenType[] }
  >
}

export async function rulesOf(tx: Tx, book: LeaveBook): Promise<Rules> {
  const types = new Map((await typesOf(tx, book.companyId)).map((type) => [type.id, type]))
  const groups = await groupsOf(tx, book.companyId)
  const byId = groups.map(({ id, name, week, types: own }) => {
    const open = own.flatMap(({ type_id, steps }) => {
      const type = types.get(type_id)
      return type?.active ? [{ type, steps: steps ?? type.steps }] : []
    })
    const inOrder = open.sort((one, other) => one.type.position - other.type.position)
    return [id, { name, week: week ?? book.week, open: inOrder }] as const
  })
  const defaultGroup = groups.find(({ is_default }) => is_default)?.id ?? ''
  return { types, defaultGroup, groups: new Map(byId) }
}

export const groupFor = (rules: Rules, groupId: string | null) =>
  rules.groups.get(groupId ?? rules.defaultGroup) ?? rules.groups.get(rules.defaultGroup)

/** Undefined where nothing is granted by itself. */
export function grantRule(book: LeaveBook, { type, steps }: OpenType, on: PlainDate): GrantRule | undefined {
  if (!isPeriodic(type.granted)) return undefined
  const perDay = type.unit === 'day' ? 2 : book.dayHours
  const law = type.kind === null ? undefined : lawByService(book.country, type.kind, on)
  const least = type.kind === null ? undefined : lawOfPart(book.country, type.kind, on)
  return {
    granted: type.granted,
    entitlement: entitlementOf(steps, law && inHalves(law, perDay)),
    ...(least && { least: (service: number, months: number) => least(service, months) * perDay }),
    prorated: type.prorated,
    accrues: type.accrues,
    serviceMonths: type.service_months,
    rounding: book.rounding,
    yearStart: book.yearStart,
    ...(type.granted === 'anniversary' && { byYears: type.by_years }),
  }
}

const inHalves = (law: Entitlement, perDay: number): Entitlement => ({
  at: (months) => law.at(months) * perDay,
  changes: law.changes,
})
