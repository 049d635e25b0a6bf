/** Whoever is chosen, beside the chart: the line above, the people below, and what can be done. */
import { Anchor, Button, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { mayEnter } from '#access/enter.ts'
import { Notice } from '#design/notice.tsx'
import { Facts } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { PersonPhoto } from '#modules/employees/web/public.tsx'
import { useSession } from '#platform/identity/web/session-store.ts'
import { lineOf } from '../model/chart.ts'
import classes from './chart.module.css'
import type { PersonNode } from './person-node.ts'
import { StartsOn } from './starts-on.tsx'
import { useWords } from './words.ts'

type PersonCardProps = {
  readonly node: PersonNode
  readonly folded: boolean
  readonly onFold: () => void
  readonly onMove: (() => void) | undefined
  readonly onClose: () => void
}

export function PersonCard({ node, folded, onFold, onMove, onClose }: PersonCardProps) {
  const t = useWords()
  const opens = mayEnter(useSession(), 'employee')
  const { person, children, below } = node
  return (
    <aside className={`card ${classes.card}`} aria-label={person.full_name}>
      <Panel
        onClose={onClose}
        page={opens ? `/app/employee/profile/${person.id}` : undefined}
        head={
          <>
            <PersonPhoto person={person} size={48} />
            <h2>{person.full_name}</h2>
            <p>{[person.preferred_name, person.staff_id].filter(Boolean).join(' · ')}</p>
          </>
        }
        foot={
          <Group gap="xs">
            {children.length > 0 && (
              <Button variant="default" onClick={onFold}>
                {folded ? t('chart.unfold') : t('chart.fold')}
              </Button>
            )}
            {onMove && (
              <Button variant="default" onClick={onMove}>
                {t('chart.move')}
              </Button>
            )}
          </Group>
        }
      >
        {person.starts_on && <StartsOn day={person.starts_on} />}
        {person.manager_left && <Notice tone="warn">{t('chart.managerLeft')}</Notice>}
        <Facts
          facts={[
            [t('chart.position'), person.position],
            [t('chart.department'), person.department],
            [
              t('chart.line'),
              lineOf(node)
                .map((above) => above.person.full_name)
                .join(' → '),
            ],
            [t('chart.direct'), String(children.length)],
            [t('chart.all'), String(below)],
          ]}
        />
        {opens && (
          <Anchor component={Link} to={`/app/employee/profile/${person.id}`}>
            {t('chart.profile')}
          </Anchor>
        )}
      </Panel>
    </aside>
  )
}
