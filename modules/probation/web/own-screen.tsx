/** Reviews that wait for me, my own, and those of my people. */
import { useNavigate, useSearch } from '@tanstack/react-router'
import { CardList } from '#design/card-list.tsx'
import { Page } from '#design/page.tsx'
import { Empty, Loaded } from '#design/states.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { ownReviews } from '../contract/own.ts'
import { OwnDrawer } from './own-drawer.tsx'
import { StageBadge } from './stage-badge.tsx'
import { useWords } from './words.ts'

type Own = DataOf<typeof ownReviews>[number]

export function OwnReviewsScreen() {
  const t = useWords()
  const navigate = useNavigate()
  const { open }: { readonly open?: string } = useSearch({ strict: false })
  const reading = useCall(ownReviews, {})
  const show = (id: string | undefined) =>
    void navigate({ to: '/me/probation', search: (id === undefined ? {} : { open: id }) as never })
  return (
    <Page back="/me" title={t('probation.mine')}>
      <Loaded reading={reading} rows={4}>
        {(found) =>
          found.length === 0 ? (
            <Empty title={t('probation.ownNone')} hint={t('probation.ownNoneHint')} />
          ) : (
            <>
              <Cards title={t('probation.myTurn')} rows={found.filter((one) => one.my_turn)} onOpen={show} />
              <Cards
                title={t('probation.ownReview')}
                rows={found.filter((one) => one.is_mine && !one.my_turn)}
                onOpen={show}
              />
              <Cards
                title={t('probation.ofMyPeople')}
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
  const cards = rows.map((row) => {
    const ends = t('probation.endsOn', { day: dayText(row.probation_end_date, language) })
    const due = row.my_turn && row.due_on && t('probation.answerBy', { day: dayText(row.due_on, language) })
    return {
      id: row.id,
      name: row.is_mine ? t('probation.ownTitle') : row.full_name,
      hint: [ends, due].filter(Boolean).join(' · '),
      beside: <StageBadge {...row} />,
    }
  })
  return <CardList title={title} rows={cards} onOpen={onOpen} />
}
