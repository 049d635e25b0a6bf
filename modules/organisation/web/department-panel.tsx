/** One department: its people, its divisions, and what can be done with them. */
import { Anchor, Button, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Panel } from '#design/panel.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import type { Department } from './departments-screen.tsx'
import { RowActions } from './row-actions.tsx'
import type { UnitOpen } from './unit-dialogs.tsx'
import { useWords } from './words.ts'

type DepartmentPanelProps = {
  readonly department: Department
  readonly mayWrite: boolean
  readonly onOpen: (open: UnitOpen) => void
  readonly onClose: () => void
}

export function DepartmentPanel({ department, mayWrite, onOpen, onClose }: DepartmentPanelProps) {
  const t = useWords()
  const { name, employees_count: employees, divisions } = department
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{name}</h2>
          <p>
            {t('organisation.people')}: {employees} ·{' '}
            <Anchor component={Link} to={`/app/employee?f.department=${encodeURIComponent(name)}`}>
              {t('organisation.showPeople')}
            </Anchor>
          </p>
        </>
      }
    >
      <SimpleTable
        label={t('organisation.divisions')}
        rows={divisions}
        rowId={({ id }) => id}
        empty={t('organisation.noDivisions')}
        columns={[
          { id: 'name', header: t('organisation.division'), cell: (division) => division.name },
          {
            id: 'people',
            header: t('organisation.people'),
            number: true,
            cell: (division) => division.employees_count,
          },
          {
            id: 'actions',
            header: '',
            cell: (division) =>
              mayWrite && (
                <RowActions
                  name={division.name}
                  people={division.employees_count}
                  onRename={() => onOpen({ what: 'rename-division', unit: division })}
                  onRemove={() => onOpen({ what: 'remove-division', unit: division })}
                />
              ),
          },
        ]}
      />
      {mayWrite && (
        <Group mt="md">
          <Button variant="default" onClick={() => onOpen({ what: 'add-division', department })}>
            {t('organisation.addDivision')}
          </Button>
          <Button variant="default" onClick={() => onOpen({ what: 'rename-department', unit: department })}>
            {t('organisation.rename')}
          </Button>
          <Button
            variant="default"
            disabled={employees > 0}
            title={employees > 0 ? t('organisation.hasPeople') : undefined}
            onClick={() => onOpen({ what: 'remove-department', unit: department })}
          >
            {t('organisation.remove')}
          </Button>
        </Group>
      )}
    </Panel>
  )
}
