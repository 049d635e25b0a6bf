/** One's claims, letters and announcements: what is left, what waits, what is to be confirmed. */
import { countries } from '#kernel/countries.ts'
import { ownAnnouncements } from '#modules/announcements/contract/own.ts'
import { ownBalance, mine as ownClaims } from '#modules/claims/contract/own.ts'
import { ownLetters } from '#modules/documents/contract/own.ts'
import { moneyText } from '#platform/words/format.ts'
import { asks } from '../../model/topics.ts'
import { type SkillOf, said, turnedAway } from '../asking.ts'

const MOST = 10

export const claims: SkillOf = async (asking) => {
  const { ask, t, day, links, text, country } = asking
  const sent = await ask(ownClaims)
  if (!sent) return turnedAway(asking, 'claims', 'claims.own')
  const { currency } = countries[country]
  const money = (amount: string) => `${currency} ${moneyText(amount, currency)}`
  const sources = links({ label: t('myClaims'), href: '/me/claims', area: 'claims.own' })
  const open = sent.filter(({ status }) => status === 'pending' || status === 'processing' || status === 'approved')
  const line = ({ type, expense_date, base_amount, status }: (typeof sent)[number]) => ({
    label: `${type} · ${day(expense_date)}`,
    value: `${money(base_amount)} · ${t(`status.${status}`)}`,
  })
  const limits = asks.count.test(text) && !asks.status.test(text) ? ((await ask(ownBalance)) ?? []) : []
  if (limits.length > 0) {
    return said('claims', t('claimLimits'), {
      facts: limits.map(({ name, left }) => ({ label: name, value: money(left) })),
      sources,
    })
  }
  const [last] = sent
  const told = open.length > 0 ? t('claimsOpen', { count: open.length }) : t(last ? 'claimsDone' : 'claimsNone')
  return said('claims', told, { facts: (open.length > 0 ? open : sent.slice(0, 1)).slice(0, MOST).map(line), sources })
}

export const letters: SkillOf = async (asking) => {
  const { ask, t, day, links } = asking
  const found = await ask(ownLetters)
  if (!found) return turnedAway(asking, 'letters', 'documents.own')
  const waiting = found.filter(({ waits }) => waits)
  return said(
    'letters',
    waiting.length > 0 ? t('lettersWait', { count: waiting.length }) : t('letters', { count: found.length }),
    {
      facts: found.slice(0, MOST).map(({ name, letter_on, sent_at, waits }) => ({
        label: name,
        value: [day(letter_on ?? sent_at ?? ''), waits ? t('waitsForYou') : ''].filter(Boolean).join(' · '),
      })),
      sources: links({ label: t('myLetters'), href: '/me/letters', area: 'documents.own' }),
    },
  )
}

export const announcements: SkillOf = async (asking) => {
  const { ask, t, day, links, language } = asking
  const found = await ask(ownAnnouncements)
  if (!found) return turnedAway(asking, 'announcements', 'announcement.own')
  const unconfirmed = found.filter((one) => one.must_acknowledge && one.acknowledged_at === null)
  const shown = unconfirmed.length > 0 ? unconfirmed : found
  return said(
    'announcements',
    unconfirmed.length > 0
      ? t('toConfirm', { count: unconfirmed.length })
      : t('nothingToConfirm', { count: found.length }),
    {
      facts: shown.slice(0, MOST).map(({ title, title_zh, publish_at }) => ({
        label: (language === 'zh-Hant' && title_zh) || title,
        value: day(publish_at ?? ''),
      })),
      sources: links({ label: t('myAnnouncements'), href: '/me/announcements', area: 'announcement.own' }),
    },
  )
}
