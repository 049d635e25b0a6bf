/** Reviews that wait for me, my own, and those of my people. */
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Page, Section } from '#design/page.tsx'
import { Empty, Loaded } from '#design/states.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { ownReviews } from '../contract/own.ts'
import { StageBadge } from './named.tsx'
import { OwnDrawer } from './own-drawer.tsx'
import classes from './performance.module.css'
import { useWords } from './words.ts'

type Own = DataOf<typeof ownReviews>[number]

export function OwnReviewsScreen() {
  const t = useWords()
  const navigate = useNavigate()
  const { open }: { readonly open?: string } = useSearch({ strict: false })
  const reading = useCall(ownReviews, {})
  const show = (id: string | undefined) =>
    void navigate({ to: '/me/performance', search: (id === undefined ? {} : { open: id }) as never })
  return (
    <Page back="/me" title={t('performance.mine')}>
      <Loaded reading={reading} rows={4}>
        {(found) =>
          found.length === 0 ? (
            <Empty title={t('performance.ownNone')} hint={t('performance.ownNoneHint')} />
          ) : (
            <>
              <Cards title={t('performance.myTurn')} rows={found.filter((one) => one.my_turn)} onOpen={show} />
              <Cards
                title={t('performance.ownReview')}
                rows={found.filter((one) => one.is_mine && !one.my_turn)}
                onOpen={show}
              />
              <Cards
                title={t('performance.ofMyPeople')}
                rows={found.filter((one) => !one.is_mine && !one.my_turn)}
                onOpen={show}
              />
            </>
          )
        }
      </Loaded>
      {open && <OwnDrawer key={open} id={open} onClose={() => show(undefined)} />}
    </Page>
  )
}

type CardsProps = { readonly title: string; readonly rows: readonly Own[]; readonly onOpen: (id: string) => void }

function Cards({ title, rows, onOpen }: CardsProps) {
  const t = useWords()
  const language = useLanguage()
  if (rows.length === 0) return null
  return (
    <Section title={title}>
      <div className={classes.cards}>
        {rows.map((row) => (
          <button key={row.id} type="button" className={`card ${classes.card}`} onClick={() => onOpen(row.id)}>
            <span>
              <b>{row.is_mine ? t('performance.ownTitle') : row.full_name}</b>
              <br />
              <small className="muted">
                {row.is_mine ? row.cycle : `${row.cycle} · ${row.position ?? row.staff_id}`}
                {row.my_turn && row.due_on && ` · ${t('performance.answerBy', { day: dayText(row.due_on, language) })}`}
              </small>
            </span>
            <StageBadge {...row} />
          </button>
        ))}
      </div>
    </Section>
  )
}
