import type { Column, Filter } from '#design/data-list/column.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { momentText } from '#platform/words/format.ts'
import type { Language } from '#platform/words/locales.ts'
import type { activityParts } from '../contract.ts'
import type { Entry } from './entry.ts'
import type { useWords } from './words.ts'

type Say = ReturnType<typeof useWords>

export const activityColumns = (t: Say, language: Language, zone: string | undefined): readonly Column<Entry>[] => [
  {
    id: 'at',
    header: t('activity.when'),
    width: 170,
    phone: true,
    always: true,
    text: (row) => momentText(row.at, language, zone),
    sort: (row) => row.seq,
    searched: false,
  },
  { id: 'who', header: t('activity.who'), width: 190, goes: 2, text: (row) => row.actor },
  { id: 'what', header: t('activity.what'), always: true, text: (row) => row.title },
  { id: 'subject', header: t('activity.subject'), width: 230, goes: 1, text: (row) => row.subject_text ?? '' },
  { id: 'code', header: t('activity.code'), width: 200, atFirst: 'hidden', text: (row) => row.action },
]

/** The server filters by the same choice; here the rows already fit. */
export const partFilter = (t: Say, parts: DataOf<typeof activityParts>): readonly Filter<Entry>[] => [
  {
    id: 'part',
    label: t('activity.part'),
    options: parts.map(({ part, name }) => ({ value: part, label: name })),
    matches: (row, value) => row.action === value || row.action.startsWith(`${value}.`),
  },
]
