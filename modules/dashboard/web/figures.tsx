/** The first row: how many people, who came and went, where the pay run stands. */
import { useNavigate } from '@tanstack/react-router'
import { StatCard, StatCards } from '#design/stat-card.tsx'
import { StatusBadge, type Tone } from '#design/status-badge.tsx'
import { peopleSearch } from '#modules/employees/model/public.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { moneyText, monthText, percentChange, shortMonthText, wholeText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import type { DashboardData } from './dashboard-data.ts'
import { useWords } from './words.ts'

const states = ['none', 'calculating', 'unconfirmed', 'confirmed', 'approved'] as const
const tones: Readonly<Record<string, Tone>> = { unconfirmed: 'warn', confirmed: 'info', approved: 'good' }

export function Figures({ found, range }: { readonly found: DashboardData; readonly range: string }) {
  const t = useWords()
  const language = useLanguage()
  const navigate = useNavigate()
  const currency = useMe().currency_code ?? ''
  const { people, payroll } = found
  const next = payroll?.next
  if (!people && !next) return null
  const lookWord = ({ status, to_look_at }: NonNullable<typeof next>) => {
    // Before the month is worked out nobody knows yet.
    if (status === 'none' || status === 'calculating') return undefined
    return to_look_at > 0 ? t('dashboard.toLookAt', { count: to_look_at }) : t('dashboard.nothingToLookAt')
  }
  /** Of the newest month that was worked out, against the one before. */
  const netWord = () => {
    const [former, latest] = (payroll?.by_month ?? []).slice(-2)
    // As the run's own page compares it: a bonus run beside it would say otherwise.
    const change = former && latest && percentChange(latest.run_net_pay, former.run_net_pay)
    if (!change) return undefined
    const month = shortMonthText(Number(former.month.slice(5, 7)), language)
    return t('dashboard.netTrend', {
      net: moneyText(latest.run_net_pay, currency),
      trend: change.replace(' ', '\u00a0'),
      month,
    })
  }
  const toPeople = (search: Readonly<Record<string, string>>) => void navigate({ to: '/app/employee', search })
  return (
    <StatCards>
      {people && (
        <>
          <StatCard
            label={t('dashboard.people')}
            value={wholeText(people.active)}
            note={
              people.scope === 'company'
                ? t('dashboard.peopleOf', { limit: wholeText(people.headcount_limit) })
                : t('dashboard.yourTeam')
            }
            onClick={() => toPeople(peopleSearch({ standing: 'employed' }, 'all'))}
          />
          <StatCard
            label={t('dashboard.joined')}
            value={wholeText(people.joined)}
            note={t('dashboard.lastDaysBefore', { days: range, before: wholeText(people.before.joined) })}
            onClick={() => toPeople(peopleSearch({ joined: range }, 'all'))}
          />
          <StatCard
            label={t('dashboard.left')}
            value={wholeText(people.left)}
            note={t('dashboard.lastDaysBefore', { days: range, before: wholeText(people.before.left) })}
            onClick={() => toPeople(peopleSearch({ left: range }, 'left'))}
          />
        </>
      )}
      {next && (
        <StatCard
          label={t('dashboard.nextRun')}
          value={
            <>
              {monthText(next.year, next.month, language)}{' '}
              <StatusBadge tone={tones[next.status] ?? 'plain'}>
                {t(`dashboard.status.${states.find((state) => state === next.status) ?? 'none'}`)}
              </StatusBadge>
            </>
          }
          note={[lookWord(next), netWord()].filter(Boolean).join(' · ') || undefined}
          onClick={() =>
            void navigate({
              to: '/app/payroll',
              search: { month: `${next.year}-${String(next.month).padStart(2, '0')}` },
            })
          }
        />
      )}
    </StatCards>
  )
}
