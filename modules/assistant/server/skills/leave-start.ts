/** Leave that somebody wants: the form, filled in as far as was said. Nothing is sent or stored by asking. */
import { ownTypes } from '#modules/leave/contract/own.ts'
import { readDays } from '../../model/days.ts'
import { leaveKind } from '../../model/leave-kinds.ts'
import { notEmployed, type SkillOf, said } from '../asking.ts'

const SKILL = 'leave_start'

export const leaveStart: SkillOf = async (asking) => {
  const { ask, t, day, links, text, today, country } = asking
  const types = await ask(ownTypes)
  if (!types || types.length === 0) return notEmployed(asking, SKILL)
  const type = leaveKind(text, types)
  const days = readDays(text, today, country)
  const query = new URLSearchParams({
    ...(type && { type: type.id }),
    ...(days && { from: days.from, to: days.to }),
    ...(days && days.part !== 'full' && { part: days.part }),
  }).toString()
  const href = query === '' ? '/me/leave/apply' : `/me/leave/apply?${query}`
  const on = days && (days.from === days.to ? day(days.from) : t('span', { from: day(days.from), to: day(days.to) }))
  const half = days && days.part !== 'full' ? t(days.part) : ''
  return said(SKILL, days ? t('prepared') : t('preparedWithoutDays'), {
    facts: [
      ...(type ? [{ label: t('leaveKind'), value: type.label }] : []),
      ...(on ? [{ label: t('when'), value: half ? t('onPart', { on, part: half }) : on }] : []),
    ],
    actions: links({ label: t('openForm'), href, area: 'leave.own' }),
  })
}
