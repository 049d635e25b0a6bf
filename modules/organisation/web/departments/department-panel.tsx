/** One department: its head, its divisions, its people, and what can be done with them. */
import { Anchor, Button, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { mayEnter } from '#access/enter.ts'
import { Facts } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { Loaded } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { useDesignWords } from '#design/words.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { department as departmentCall } from '../../contract/departments.ts'
import classes from '../organisation.module.css'
import { PersonLine } from '../person-line.tsx'
import { RowActions } from '../row-actions.tsx'
import { useWords } from '../words.ts'
import type { Department } from './department.ts'
import type { UnitOpen } from './unit-dialogs.tsx'

type DepartmentPanelProps = {
  readonly department: Department
  readonly mayWrite: boolean
  readonly onOpen: (open: UnitOpen) => void
  readonly onClose: () => void
}

export function DepartmentPanel({ department, mayWrite, onOpen, onClose }: DepartmentPanelProps) {
  const t = useWords()
  const d = useDesignWords()
  const { id, name, code, employees_count, divisions } = department
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{name}</h2>
          <p>{t('organisation.peopleCount', { count: employees_count })}</p>
        </>
      }
      foot={
        mayWrite && (
          <Group gap="xs">
            <Button variant="default" onClick={() => onOpen({ what: 'department', unit: department })}>
              {d('design.edit')}
            </Button>
            <Button variant="default" onClick={() => onOpen({ what: 'division', department })}>
              {t('organisation.addDivision')}
            </Button>
            <Button variant="default" onClick={() => onOpen({ what: 'remove-department', unit: department })}>
              {t('organisation.remove')}
            </Button>
          </Group>
        )
      }
    >
      <Facts
        facts={[
          [t('organisation.head'), <Head key="head" {...department} />],
          [t('organisation.code'), code],
        ]}
      />
      <div className={classes.part}>
        <h3>{t('organisation.divisions')}</h3>
      </div>
      {divisions.length === 0 ? (
        <p className="muted">{t('organisation.noDivisions')}</p>
      ) : (
        <SimpleTable
          label={t('organisation.divisions')}
          rows={divisions}
          rowId={(division) => division.id}
          columns={[
            { id: 'name', header: t('organisation.division'), cell: (division) => division.name },
            { id: 'head', header: t('organisation.head'), cell: (division) => <Head {...division} /> },
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
                    onEdit={() => onOpen({ what: 'division', department, unit: division })}
                    onRemove={() => onOpen({ what: 'remove-division', unit: division })}
                  />
                ),
            },
          ]}
        />
      )}
      <People id={id} name={name} />
    </Panel>
  )
}

function Head({ hod_name, hod_left }: Pick<Department, 'hod_name' | 'hod_left'>) {
  const t = useWords()
  if (hod_name === null) return <span className="muted">{t('organisation.noHead')}</span>
  return (
    <>
      {hod_name} {hod_left && <StatusBadge tone="warn">{t('organisation.hasLeft')}</StatusBadge>}
    </>
  )
}

function People({ id, name }: { readonly id: string; readonly name: string }) {
  const t = useWords()
  const lists = mayEnter(useSession(), 'employee')
  const reading = useCall(departmentCall, { params: { id } })
  const found = reading.data?.id === id ? reading.data : undefined
  return (
    <>
      <div className={classes.part}>
        <h3>{t('organisation.members')}</h3>
        {lists && (
          <Anchor
            component={Link}
            to={`/app/employee?tab=all&f.standing=staying&f.department=${encodeURIComponent(name)}`}
          >
            {t('organisation.showPeople')}
          </Anchor>
        )}
      </div>
      <Loaded reading={{ ...reading, data: found, isPending: !found }} rows={4}>
        {({ employees, positions }) => (
          <>
            {employees.length === 0 && <p className="muted">{t('organisation.nobody')}</p>}
            <ul className={classes.people}>
              {employees.map((person) => (
                <li key={person.id}>
                  <PersonLine person={person} about={[person.position, person.division].filter(Boolean).join(' · ')} />
                </li>
              ))}
            </ul>
            {positions.length > 0 && (
              <>
                <div className={classes.part}>
                  <h3>{t('organisation.positionsHere')}</h3>
                </div>
                <div className={classes.chips}>
                  {positions.map((position) => (
                    <StatusBadge key={position.id}>{position.name}</StatusBadge>
                  ))}
                </div>
              </>
            )}
          </>
        )}
      </Loaded>
    </>
  )
}
