/** What is left of one's leave, and until when it can be taken. */
import { ownBalance } from '#modules/leave/contract/own.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { leaveKind } from '../../model/leave-kinds.ts'
import { topics } from '../../model/topics.ts'
import { type Asking, type Fact, notEmployed, type SkillOf, said } from '../asking.ts'

type Balance = DataOf<typeof ownBalance>[number]
const SKILL = 'leave_balance'

export const leaveBalance: SkillOf = async (asking) => {
  const { ask, t, links, text } = asking
  const all = await ask(ownBalance)
  if (!all || all.length === 0) return notEmployed(asking, SKILL)
  const doors = links(
    { label: t('myLeave'), href: '/me/leave', area: 'leave.own' },
    { label: t('applyForLeave'), href: '/me/leave/apply', area: 'leave.own' },
  )
  const more = { actions: doors.slice(1), sources: doors.slice(0, 1) }
  const wanted = leaveKind(text, all)
  const isExpiry = topics.expire.test(text)
  if (wanted) {
    const told = isExpiry ? expiryOf(asking, wanted) : leftOf(asking, wanted)
    return said(SKILL, told, { ...more, facts: factsOf(asking, wanted) })
  }
  const limited = all.filter(({ limited }) => limited)
  const shown = isExpiry ? limited.filter(({ expiring }) => expiring.length > 0) : limited
  const facts = shown.map(
    (one): Fact => ({
      label: one.label,
      value: isExpiry ? expiryOf(asking, one) : quantity(asking, one.available, one.unit),
    }),
  )
  return said(SKILL, facts.length === 0 ? t('noLimits') : t(isExpiry ? 'allExpiring' : 'allBalances'), {
    ...more,
    facts,
  })
}

function leftOf(asking: Asking, one: Balance): string {
  const { t } = asking
  if (one.per_event) return t('perEvent', { type: one.label })
  if (!one.limited) return t('unlimited', { type: one.label, taken: quantity(asking, one.taken, one.unit) })
  return t('balance', { type: one.label, left: quantity(asking, one.available, one.unit) })
}

function expiryOf(asking: Asking, one: Balance): string {
  const { t, day } = asking
  const [first] = one.expiring
  if (!first) return t('noExpiry', { type: one.label })
  return t('expiry', { type: one.label, left: quantity(asking, first.amount, one.unit), on: day(first.on) })
}

function factsOf(asking: Asking, one: Balance): readonly Fact[] {
  const { t, day } = asking
  if (!one.limited) return []
  const amount = (value: number) => quantity(asking, value, one.unit)
  return [
    { label: t('available'), value: amount(one.available) },
    { label: t('entitled'), value: amount(one.entitled) },
    ...(one.carried === 0 ? [] : [{ label: t('carried'), value: amount(one.carried) }]),
    { label: t('taken'), value: amount(one.taken) },
    ...(one.booked === 0 ? [] : [{ label: t('booked'), value: amount(one.booked) }]),
    ...(one.pending === 0 ? [] : [{ label: t('pending'), value: amount(one.pending) }]),
    // With these the lines come to what is left.
    ...(one.forfeited === 0 ? [] : [{ label: t('forfeited'), value: amount(one.forfeited) }]),
    ...(one.paid_out === 0 ? [] : [{ label: t('paidOut'), value: amount(one.paid_out) }]),
    ...one.expiring.map(({ on, amount: left }) => ({ label: t('expiresOn', { on: day(on) }), value: amount(left) })),
  ]
}

export const quantity = ({ t }: Pick<Asking, 't'>, value: number, unit: 'day' | 'hour'): string =>
  t(unit === 'day' ? 'days' : 'hours', { count: value })
