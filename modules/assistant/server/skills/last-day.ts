/** When somebody leaves: as the caller's own list of people has it, so only of whom they may see. */
import { employees } from '#modules/employees/contract/lists.ts'
import { whoLeaves } from '../../model/leaving.ts'
import { refused, type SkillOf, said } from '../asking.ts'

const SKILL = 'last_day'
const MOST = 5

export const lastDay: SkillOf = async (asking) => {
  const { ask, t, day, links, text } = asking
  const name = whoLeaves(text) ?? ''
  const found = await ask(employees, { query: { search: name, page: 1, per_page: MOST } })
  if (!found) return refused(asking, SKILL, 'employee')
  const people = found.filter(({ is_service_account }) => !is_service_account)
  const list = links({ label: t('employees'), href: '/app/employee', area: 'employee' })
  const [only] = people
  if (!only) return said(SKILL, t('nobodyCalled', { name }), { kind: 'unknown', sources: list })
  const told = (left: string | null) => (left === null ? t('noLastDay') : day(left))
  const facts = people.map(({ full_name, left_on }) => ({ label: full_name, value: told(left_on) }))
  if (people.length > 1) return said(SKILL, t('severalCalled', { name }), { facts, sources: list })
  const { full_name, left_on, id } = only
  return said(
    SKILL,
    left_on === null ? t('noLastDayOf', { name: full_name }) : t('lastDayOf', { name: full_name, on: day(left_on) }),
    { facts, sources: links({ label: full_name, href: `/app/employee/profile/${id}`, area: 'employee' }) },
  )
}
