import { SimpleTable } from '#design/simple-table.tsx'
import type { Reading } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { areaWord, roleWord } from '../names.ts'
import { useWords } from '../words.ts'

type RolesTableProps = {
  readonly roles: readonly { readonly role: string; readonly areas: readonly string[] }[]
  readonly reading: Reading
}

/** What each role may open, from the same table the guard reads. */
export function RolesTable({ roles, reading }: RolesTableProps) {
  const t = useWords()
  return (
    <div className="card">
      <SimpleTable
        reading={reading}
        label={t('identity.whatRolesOpen')}
        rows={roles}
        rowId={({ role }) => role}
        columns={[
          {
            id: 'role',
            header: t('identity.roles'),
            cell: ({ role }) => <span className="strong">{roleWord(role)}</span>,
          },
          {
            id: 'areas',
            header: t('identity.area'),
            cell: ({ areas }) => (
              <span style={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
                {areas.map((area) => (
                  <StatusBadge key={area}>{areaWord(area)}</StatusBadge>
                ))}
              </span>
            ),
          },
        ]}
      />
    </div>
  )
}
