/** One position beside the list: what it is, who holds it, what it demands. */
import { Button, Group, Tabs } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Facts } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { Loaded } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { TabsList } from '#design/tabs-list.tsx'
import { useDesignWords } from '#design/words.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { positionEmployees } from '../../contract/positions.ts'
import classes from '../organisation.module.css'
import { PersonLine } from '../person-line.tsx'
import { useWords } from '../words.ts'
import { Competencies } from './competencies.tsx'
import type { Position } from './position.ts'
import type { PositionOpen } from './position-dialogs.tsx'

const PARTS = ['about', 'people', 'competencies'] as const
const SHOWN = 200

type PositionPanelProps = {
  readonly position: Position
  readonly mayWrite: boolean
  readonly onOpen: (open: PositionOpen) => void
  readonly onClose: () => void
}

export function PositionPanel({ position, mayWrite, onOpen, onClose }: PositionPanelProps) {
  const t = useWords()
  const d = useDesignWords()
  const navigate = useNavigate()
  const search: { readonly part?: string } = useSearch({ strict: false })
  const part = PARTS.find((one) => one === search.part) ?? 'about'
  const show = (chosen: string | null) =>
    void navigate({
      to: '.',
      search: (before: Record<string, string>) => ({ ...before, part: chosen === 'about' ? undefined : chosen }),
      replace: true,
      resetScroll: false,
    })
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{position.name}</h2>
          <p>{t('organisation.peopleCount', { count: position.employees_count })}</p>
        </>
      }
      foot={
        mayWrite && (
          <Group gap="xs">
            <Button variant="default" onClick={() => onOpen({ what: 'position', position })}>
              {d('design.edit')}
            </Button>
            <Button variant="default" onClick={() => onOpen({ what: 'competencies', position })}>
              {t('organisation.editCompetencies')}
            </Button>
            <Button variant="default" onClick={() => onOpen({ what: 'remove-position', position })}>
              {t('organisation.remove')}
            </Button>
          </Group>
        )
      }
    >
      <Tabs value={part} onChange={show} keepMounted={false}>
        <TabsList mb="sm">
          <Tabs.Tab value="about">{t('organisation.about')}</Tabs.Tab>
          <Tabs.Tab value="people">{t('organisation.members')}</Tabs.Tab>
          <Tabs.Tab value="competencies">{t('organisation.competencies')}</Tabs.Tab>
        </TabsList>
        <Tabs.Panel value="about">
          <About position={position} />
        </Tabs.Panel>
        <Tabs.Panel value="people">
          <Holders position={position} />
        </Tabs.Panel>
        <Tabs.Panel value="competencies">
          <Competencies positionId={position.id} />
        </Tabs.Panel>
      </Tabs>
    </Panel>
  )
}

function About({ position }: { readonly position: Position }) {
  const t = useWords()
  const { description, departments, job_level } = position
  return (
    <Facts
      facts={[
        [t('organisation.jobLevel'), job_level],
        [
          t('organisation.departments'),
          departments.length === 0 ? (
            t('organisation.everyDepartment')
          ) : (
            <span key="departments" className={classes.chips}>
              {departments.map(({ id, name }) => (
                <StatusBadge key={id}>{name}</StatusBadge>
              ))}
            </span>
          ),
        ],
        [
          t('organisation.description'),
          description && (
            <p key="description" className={classes.text}>
              {description}
            </p>
          ),
        ],
      ]}
    />
  )
}

function Holders({ position: { id } }: { readonly position: Position }) {
  const t = useWords()
  const reading = useCall(positionEmployees, { params: { id }, query: { page: 1, per_page: SHOWN } })
  return (
    <Loaded reading={reading} rows={4}>
      {(people) =>
        people.length === 0 ? (
          <p className="muted">{t('organisation.nobodyHolds')}</p>
        ) : (
          <ul className={classes.people}>
            {people.map((person) => (
              <li key={person.id}>
                <PersonLine person={person} about={[person.department, person.division].filter(Boolean).join(' · ')} />
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}
