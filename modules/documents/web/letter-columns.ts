/** Columns shared by the lists of letters to people and to third parties. */
import { useMemo } from 'react'
import type { Column } from '#design/data-list/column.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { standingOf } from './letter-badge.tsx'
import type { LetterBrief } from './shown.ts'
import { useWords } from './words.ts'

export function useLetterColumns(
  own: readonly Column<LetterBrief>[],
  badge: (row: LetterBrief) => React.ReactNode,
): readonly Column<LetterBrief>[] {
  const t = useWords()
  const language = useLanguage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the badge and own columns change with the language alone
  return useMemo(
    () => [
      {
        id: 'person',
        header: t('documents.person'),
        always: true,
        phone: true,
        least: 150,
        text: (row) => row.full_name,
      },
      { id: 'name', header: t('documents.letterName'), least: 150, goes: 5, text: (row) => row.name },
      ...own,
      { id: 'number', header: t('documents.number'), width: 110, goes: 2, text: (row) => row.number ?? '' },
      {
        id: 'on',
        header: t('documents.on'),
        width: 120,
        goes: 3,
        text: (row) => (row.letter_on ? dayText(row.letter_on, language) : ''),
        sort: (row) => row.letter_on ?? '',
      },
      {
        id: 'status',
        header: t('documents.status'),
        width: 150,
        phone: true,
        onPhone: { width: 130 },
        text: (row) => t(`documents.status.${standingOf(row)}`),
        cell: badge,
      },
    ],
    [t, language],
  )
}
