/** Who one is to the company: manager, number, department, position, first day. Private data is looked at on its page. */
import { completedMonths, plainDateOf } from '#kernel/plain-date.ts'
import { ownHome } from '#modules/me/contract.ts'
import { topics } from '../../model/topics.ts'
import { type Fact, notEmployed, type SkillOf, said } from '../asking.ts'

const SKILL = 'profile_facts'

export const profileFacts: SkillOf = async (asking) => {
  const { ask, t, day, links, text, today } = asking
  const me = (await ask(ownHome))?.employment
  if (!me) return notEmployed(asking, SKILL)
  const months = completedMonths(plainDateOf(me.joined_on), today)
  const service = t('service', { years: Math.floor(months / 12), months: months % 12 })
  const known = {
    manager: { label: t('manager'), value: me.manager ?? t('nobody') },
    staffId: { label: t('staffId'), value: me.staff_id },
    department: { label: t('department'), value: me.department ?? t('noneSet') },
    position: { label: t('position'), value: me.position ?? t('noneSet') },
    joined: { label: t('joined'), value: t('joinedOn', { on: day(me.joined_on), service }) },
  } satisfies Record<string, Fact>
  const asked = (Object.keys(known) as (keyof typeof known)[]).filter((fact) => topics[fact].test(text))
  const profile = links({ label: t('myProfile'), href: '/me/profile', area: 'me' })
  if (asked.length === 0) return said(SKILL, t('onYourProfile'), { actions: profile })
  const facts = asked.map((fact) => known[fact])
  const told = facts.map(({ label, value }) => t('is', { label, value })).join(' ')
  return said(SKILL, told, { facts, sources: profile })
}
