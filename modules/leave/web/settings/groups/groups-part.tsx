/** Groups of people with types, entitlements and a week of their own; whoever is in none belongs to the default one. */

import { Button, UnstyledButton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Section } from '#design/page.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { groups, types } from '../../../contract/types.ts'
import { useWords } from '../../words.ts'
import { GroupDialog } from './group-dialog.tsx'
import type { LeaveGroup } from './leave-group.ts'

export function GroupsPart() {
  const t = useWords()
  const reading = useCall(groups, {})
  const leaveTypes = useCall(types, {}).data ?? []
  const [open, setOpen] = useState<LeaveGroup | 'new'>()
  return (
    <Section
      title={t('leave.groups')}
      hint={t('leave.groupsHint')}
      actions={
        <Button variant="default" leftSection={<IconPlus size={16} />} onClick={() => setOpen('new')}>
          {t('leave.addGroup')}
        </Button>
      }
    >
      <SimpleTable
        label={t('leave.groups')}
        reading={reading}
        rows={reading.data ?? []}
        rowId={({ id }) => id}
        columns={[
          {
            id: 'name',
            header: t('leave.group'),
            cell: (group) => (
              <UnstyledButton className="accent" onClick={() => setOpen(group)}>
                {group.label}
              </UnstyledButton>
            ),
          },
          { id: 'types', header: t('leave.types'), number: true, cell: (group) => group.types.length },
          { id: 'week', header: t('leave.week'), cell: ({ week }) => t(week ? 'leave.ownWeek' : 'leave.companyWeek') },
          { id: 'members', header: t('leave.members'), number: true, cell: ({ members }) => members },
        ]}
      />
      {open && (
        <GroupDialog group={open === 'new' ? undefined : open} types={leaveTypes} onClose={() => setOpen(undefined)} />
      )}
    </Section>
  )
}
