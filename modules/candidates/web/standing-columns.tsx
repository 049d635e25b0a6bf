/** Where a candidate stands, since when, and what the cards come to: columns of every list of candidates. */
import type { Column } from '#design/data-list/column.ts'
import { dayText } from '#platform/words/format.ts'
import type { Language } from '#platform/words/locales.ts'
import type { TeamCandidate } from './candidate.ts'
import { StageBadge } from './stage-badge.tsx'
import type { useWords } from './words.ts'

type Standing = Pick<TeamCandidate, 'status' | 'round_name' | 'stage_since' | 'score'>

export const standingColumns = <Row extends Standing>(
  t: ReturnType<typeof useWords>,
  language: Language,
  stageWidth: number,
): readonly Column<Row>[] => [
  {
    id: 'stage',
    header: t('candidates.stage'),
    width: stageWidth,
    phone: true,
    text: (row) => row.round_name ?? t(`candidates.status.${row.status}`),
    cell: (row) => <StageBadge of={row} />,
  },
  {
    id: 'since',
    header: t('candidates.since'),
    width: 130,
    goes: 2,
    text: (row) => dayText(row.stage_since.slice(0, 10), language),
    sort: (row) => row.stage_since,
  },
  {
    id: 'score',
    header: t('candidates.score'),
    width: 90,
    number: true,
    goes: 3,
    text: (row) => row.score ?? '',
    sort: (row) => Number(row.score ?? -1),
  },
]
