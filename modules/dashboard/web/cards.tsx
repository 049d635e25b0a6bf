/** What modules put on the first page: figures that lead to their lists, rows by their day, a table by days. */
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Section } from '#design/page.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { addDays, plainDateOf } from '#kernel/plain-date.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import classes from './dashboard.module.css'
import type { DashboardData } from './dashboard-data.ts'
import { useWords } from './words.ts'

type Card = DashboardData['cards'][number]

export function Cards({ cards }: { readonly cards: readonly Card[] }) {
  const t = useWords()
  return cards.map(({ key, title, view, rows, more }) => (
    <Section key={key} title={title}>
      {view === 'days' ? <ByDays rows={rows} title={title} /> : <Rows rows={rows} view={view} />}
      {more > 0 && (
        <Anchor component={Link} to="/app/dashboard" search={{ due: key } as never} size="sm" className={classes.more}>
          {t('dashboard.more', { count: more })}
        </Anchor>
      )}
    </Section>
  ))
}

export function Rows({ rows, view }: { readonly rows: readonly Card['rows'][number][]; readonly view: Card['view'] }) {
  const language = useLanguage()
  const { today } = useMe()
  return (
    <ul className={view === 'counts' ? classes.waiting : classes.due}>
      {rows.map(({ text, to, count, on }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own and are never moved
        <li key={`${at} ${text}`}>
          <Link to={to}>
            {count !== null && <StatusBadge tone="info">{count}</StatusBadge>}
            <span>{text}</span>
            {on !== null && <small data-late={on < today || undefined}>{dayText(on, language)}</small>}
          </Link>
        </li>
      ))}
    </ul>
  )
}

const WEEKDAYS = { en: 'en-GB', 'zh-Hant': 'zh-Hant' } as const

function ByDays({ rows, title }: Pick<Card, 'rows' | 'title'>) {
  const t = useWords()
  const language = useLanguage()
  const today = plainDateOf(useMe().today)
  const days = (rows[0]?.days ?? []).map((_, at) => addDays(today, at))
  const weekday = new Intl.DateTimeFormat(WEEKDAYS[language], { weekday: 'narrow', timeZone: 'UTC' })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than its place is moved by the keyboard too
    <section className={classes.days} tabIndex={0} aria-label={title}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('dashboard.department')}</th>
            {days.map((day) => (
              <th key={day} scope="col" aria-label={dayText(day, language)}>
                <small>{weekday.format(new Date(`${day}T00:00:00Z`))}</small>
                {Number(day.slice(8))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ text, to, days: counts }) => (
            <tr key={text}>
              <th scope="row">
                <Link to={to}>{text}</Link>
              </th>
              {days.map((day, at) => (
                <td key={day} data-some={(counts?.[at] ?? 0) > 0 || undefined}>
                  {counts?.[at] || ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
