/** Who asks for what in two lines; where there is room, what became of it and whom it waits for. */
import type { Column, Filter, ListTab } from '#design/data-list/column.ts'
import { StatusBadge } from '#design/status-badge.tsx'
import { momentText } from '#platform/words/format.ts'
import type { Language } from '#platform/words/locales.ts'
import { ageText } from '../age.ts'
import { type Request, useKindPart } from '../kind-parts.ts'
import { stateTone, stateWord, statusWord } from '../labels.ts'
import type { useWords } from '../words.ts'
import classes from './inbox.module.css'
import type { View } from './use-inbox.ts'

type Say = ReturnType<typeof useWords>
type About = { readonly view: View; readonly language: Language; readonly zone: string | undefined }

export function inboxColumns(t: Say, { view, language, zone }: About): readonly Column<Request>[] {
  return [
    {
      id: 'request',
      header: t('approvals.request'),
      always: true,
      phone: true,
      least: 230,
      text: ({ full_name, title, detail }) => [full_name, title, detail].join(' · '),
      cell: (row) => <RequestCell request={row} />,
    },
    {
      id: 'staff',
      header: t('approvals.staffId'),
      width: 100,
      atFirst: 'hidden',
      text: ({ staff_id }) => staff_id ?? '',
    },
    { id: 'kind', header: t('approvals.kind'), width: 120, atFirst: 'hidden', text: ({ kind_label }) => kind_label },
    { id: 'department', header: t('approvals.department'), width: 160, goes: 5, text: (row) => row.department ?? '' },
    {
      id: 'waits',
      header: t('approvals.waitsFor'),
      width: 170,
      goes: 4,
      atFirst: view === 'mine' ? 'hidden' : undefined,
      text: ({ waits_for }) => waits_for.join(t('approvals.comma')),
    },
    {
      id: 'status',
      header: t('approvals.state'),
      width: 150,
      goes: 3,
      text: (row) => stateWord(row),
      cell: (row) => <StatusBadge tone={stateTone(row)}>{stateWord(row)}</StatusBadge>,
    },
    {
      id: 'sent',
      header: t('approvals.sent'),
      width: 150,
      goes: 6,
      text: ({ sent_at }) => momentText(sent_at, language, zone),
      sort: ({ sent_at }) => sent_at,
      searched: false,
    },
    {
      id: 'since',
      header: t('approvals.since'),
      width: 80,
      number: true,
      phone: true,
      text: ({ waits_since }) => (waits_since === null ? '' : ageText(waits_since, Date.now())),
      sort: ({ waits_since, sent_at }) => waits_since ?? sent_at,
      searched: false,
    },
  ]
}

const states = ['pending', 'approved', 'completed', 'rejected', 'withdrawn', 'cancelled'] as const

/** The server filters by the same choice; here the rows already fit. */
export const inboxFilters = (t: Say): readonly Filter<Request>[] => [
  {
    id: 'status',
    label: t('approvals.state'),
    options: states.map((value) => ({ value, label: statusWord(value) })),
    matches: () => true,
  },
]

export function kindTabs(t: Say, rows: readonly Request[]): readonly ListTab<Request>[] {
  const kinds = new Map(rows.map(({ kind, kind_label }) => [kind, kind_label]))
  return [
    { id: 'all', label: t('approvals.allKinds'), matches: () => true },
    ...[...kinds].map(([id, label]) => ({ id, label, matches: ({ kind }: Request) => kind === id })),
  ]
}

function RequestCell({ request }: { readonly request: Request }) {
  const Icon = useKindPart(request.kind)?.icon
  return (
    <span className={classes.cell}>
      {Icon && <Icon size={18} stroke={1.6} aria-hidden />}
      <span>
        <b>{request.full_name}</b>
        <span>{`${request.title} · ${request.detail}`}</span>
      </span>
    </span>
  )
}
