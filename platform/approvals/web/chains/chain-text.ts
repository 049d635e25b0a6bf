/** A chain in words: what it hangs on, and who is asked in turn. */
import { roleWord } from '#platform/identity/web/names.ts'
import { moneyText } from '#platform/words/format.ts'
import { useWords } from '../words.ts'
import type { Approver, ConditionChoices, Conditions, Option, Step } from './chain.ts'

export function useChainText({ types, departments, length = '', amount = '' }: ConditionChoices) {
  const t = useWords()
  const named = (ids: readonly string[], options: readonly Option[] = []) =>
    ids.map((id) => options.find(({ value }) => value === id)?.label ?? t('approvals.gone')).join(t('approvals.comma'))
  const range = (from: string | undefined, to: string | undefined, unit: string) => {
    if (from !== undefined && to !== undefined) return t('approvals.fromTo', { from, to, unit })
    return from === undefined ? t('approvals.upTo', { to: to ?? '', unit }) : t('approvals.atLeast', { from, unit })
  }
  const count = (value: number | undefined) => (value === undefined ? undefined : String(value))
  const money = (value: string | undefined) =>
    value === undefined ? undefined : `${amount} ${moneyText(value, amount)}`
  return {
    when: (when: Conditions): string[] => [
      ...(when.types?.length ? [named(when.types, types)] : []),
      ...(when.department_ids?.length ? [named(when.department_ids, departments)] : []),
      ...(when.length_from === undefined && when.length_to === undefined
        ? []
        : [range(count(when.length_from), count(when.length_to), length)]),
      ...(when.amount_from === undefined && when.amount_to === undefined
        ? []
        : [range(money(when.amount_from), money(when.amount_to), '').trim()]),
    ],
    approver: (one: Approver): string => {
      if (one.by === 'role') return roleWord(one.role)
      if (one.by === 'person') return one.name
      if (one.by === 'head_of_department') return t('approvals.headOfDepartment')
      return one.up === 1 ? t('approvals.manager') : t('approvals.managerUp', { up: one.up })
    },
    needs: ({ approvers, needs }: Step): string | undefined =>
      approvers.length < 2 ? undefined : t(needs === 'all' ? 'approvals.needsAll' : 'approvals.needsAny'),
    reminds: ({ remind_after_days: days }: Step): string =>
      days === null ? t('approvals.remindsNever') : t('approvals.remindsAfter', { count: days }),
  }
}
