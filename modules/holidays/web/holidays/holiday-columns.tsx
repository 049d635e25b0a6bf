import { useMemo } from 'react'
import type { Column } from '#design/data-list/column.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { weekdayText } from '../weekday.ts'
import { useWords, wordFor } from '../words.ts'
import type { Holiday } from './holiday-dialog.tsx'
import { StandingBadge } from './standing-badge.tsx'

export function useHolidayColumns(withRegions: boolean): readonly Column<Holiday>[] {
  const t = useWords()
  const language = useLanguage()
  return useMemo(
    () => [
      {
        id: 'date',
        header: t('holidays.date'),
        width: 112,
        always: true,
        phone: true,
        text: ({ date }) => dayText(date, language),
        sort: ({ date }) => date,
      },
      {
        id: 'weekday',
        header: t('holidays.weekday'),
        width: 88,
        goes: 4,
        searched: false,
        text: ({ date }) => weekdayText(date, language),
      },
      { id: 'name', header: t('holidays.name'), always: true, phone: true, least: 180, text: ({ title }) => title },
      {
        id: 'local',
        header: t('holidays.nameLocal'),
        atFirst: 'hidden',
        text: ({ name_local }) => name_local ?? '',
      },
      ...(withRegions
        ? [
            {
              id: 'region',
              header: t('holidays.region'),
              width: 140,
              goes: 2,
              text: ({ region }: Holiday) => (region === null ? t('holidays.wholeCountry') : wordFor('region', region)),
            },
          ]
        : []),
      {
        id: 'kind',
        header: t('holidays.kind'),
        width: 170,
        goes: 3,
        text: ({ kind }) => wordFor('kind', kind),
      },
      {
        id: 'standing',
        header: t('holidays.standing'),
        width: 116,
        goes: 1,
        text: ({ standing }) => wordFor('standing', standing),
        cell: ({ standing }) => <StandingBadge standing={standing} />,
      },
      {
        id: 'origin',
        header: t('holidays.origin'),
        width: 110,
        atFirst: 'hidden',
        text: ({ origin }) => wordFor('origin', origin),
      },
    ],
    [t, language, withRegions],
  )
}
