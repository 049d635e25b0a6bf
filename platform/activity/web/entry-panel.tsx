/** One entry: who did what, in which role and from where, and what was there before and after. */
import { Facts } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { useMe } from '#platform/identity/web/me.ts'
import { rolesText } from '#platform/identity/web/names.ts'
import { momentText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import type { Entry } from './entry.ts'
import { fieldWord, type Say, useWords } from './words.ts'

export function EntryPanel({ entry, onClose }: { readonly entry: Entry; readonly onClose: () => void }) {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{entry.title}</h2>
          <p>
            {entry.actor} · {momentText(entry.at, language, zone)}
          </p>
        </>
      }
    >
      <Facts
        facts={[
          [t('activity.subject'), entry.subject_text || entry.subject_id],
          [t('activity.role'), rolesText(entry.actor_roles)],
          [t('activity.address'), entry.address],
          [t('activity.number'), entry.seq],
          [t('activity.code'), entry.action],
        ]}
      />
      <SimpleTable
        label={t('activity.changes')}
        rows={fieldsOf(t, entry)}
        rowId={({ field }) => field}
        empty={t('activity.noChanges')}
        columns={[
          { id: 'field', header: t('activity.field'), cell: ({ field }) => fieldWord(field) },
          { id: 'before', header: t('activity.before'), cell: ({ before }) => before },
          { id: 'after', header: t('activity.after'), cell: ({ after }) => after },
        ]}
      />
    </Panel>
  )
}

function fieldsOf(t: Say, { before, after }: Entry) {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return fields.map((field) => ({ field, before: valueText(t, before?.[field]), after: valueText(t, after?.[field]) }))
}

function valueText(t: Say, value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return t(value ? 'activity.yes' : 'activity.no')
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object'))
    return value.join(t('activity.comma')) || '–'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
