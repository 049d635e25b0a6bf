/** What people wrote for HR to read: without a name, without a day. */
import { LoadMore } from '#design/load-more.tsx'
import { Section } from '#design/page.tsx'
import { Failed, RowsSkeleton } from '#design/states.tsx'
import { callWhole } from '#platform/http/web/client.ts'
import { useReadOn } from '#platform/http/web/use-read-on.ts'
import { moodNotes } from '../contract/mood.ts'
import type { Span } from '../model/periods.ts'
import classes from './mood.module.css'
import { useWords } from './words.ts'

const AT_ONCE = 20

export function SharedNotes({ query }: { readonly query: { readonly by: Span; readonly on?: string } }) {
  const t = useWords()
  const { reading, rows, total } = useReadOn(
    [moodNotes.id, query],
    (page, signal) => callWhole(moodNotes, { query: { ...query, ...page }, signal }),
    AT_ONCE,
  )
  return (
    <Section title={t('mood.sharedNotes')} hint={t('mood.sharedNotesHint')}>
      {reading.isPending && <RowsSkeleton rows={3} />}
      {reading.isError && rows.length === 0 && <Failed reading={reading} />}
      {reading.isSuccess && rows.length === 0 && <p className="muted">{t('mood.noNotes')}</p>}
      <ul className={classes.notes}>
        {rows.map(({ note }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: notes have no name of their own and are never moved
          <li key={at}>
            <p>{note}</p>
          </li>
        ))}
      </ul>
      <LoadMore reading={reading} shown={rows.length} total={total} />
    </Section>
  )
}
