/** How a review went from stage to stage, and why it went back. */
import { Section } from '#design/page.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { useMe } from '#platform/identity/web/me.ts'
import { momentText } from '#platform/words/format.ts'
import { colon, useLanguage } from '#platform/words/web/words.ts'
import { formStatusOf } from '../model/stages.ts'
import type { ReviewShown } from './named.tsx'
import { useWords } from './words.ts'

export function Way({ review: { history } }: { readonly review: ReviewShown }) {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  if (history.length === 0) return null
  return (
    <Section title={t('performance.way')}>
      <SimpleTable
        label={t('performance.way')}
        rows={history}
        rowId={({ at, to }) => `${at} ${to}`}
        columns={[
          { id: 'at', header: t('performance.when'), cell: ({ at }) => momentText(at, language, zone) },
          {
            id: 'what',
            header: t('performance.what'),
            cell: ({ kind, to }) =>
              t(`performance.move.${kind}`, { stage: t(`performance.stage.${formStatusOf(to)}`) }),
          },
          {
            id: 'by',
            header: t('performance.who'),
            cell: ({ by, reason }) => (reason ? `${by}${colon()}${reason}` : by),
          },
        ]}
      />
    </Section>
  )
}
