/** How a review went from stage to stage, and why it went back. */
import { Section } from '#design/page.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { useMe } from '#platform/identity/web/me.ts'
import { momentText } from '#platform/words/format.ts'
import { colon, useLanguage } from '#platform/words/web/words.ts'
import type { ReviewShown } from './ratings-table.tsx'
import { stageOf } from './stage-badge.tsx'
import { useWords } from './words.ts'

export function Way({ review: { revert_history: moves } }: { readonly review: ReviewShown }) {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  if (moves.length === 0) return null
  return (
    <Section title={t('probation.way')}>
      <SimpleTable
        label={t('probation.way')}
        rows={moves}
        rowId={({ at, to }) => `${at} ${to}`}
        columns={[
          { id: 'at', header: t('probation.when'), cell: ({ at }) => momentText(at, language, zone) },
          {
            id: 'what',
            header: t('probation.what'),
            cell: ({ kind, to }) => t(`probation.move.${kind}`, { stage: t(`probation.stage.${stageOf(to)}`) }),
          },
          {
            id: 'by',
            header: t('probation.who'),
            cell: ({ by, reason }) => (reason ? `${by}${colon()}${reason}` : by),
          },
        ]}
      />
    </Section>
  )
}
