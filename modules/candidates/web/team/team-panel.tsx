/** A candidate beside the team's list: what was sent and what happened; moves, interviews and notes. */
import { Button, Group, Stack } from '@mantine/core'
import { Section } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { Loaded } from '#design/states.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { teamCandidate } from '../../contract/team.ts'
import type { TeamCandidateWhole } from '../candidate.ts'
import { History } from '../history.tsx'
import { Interviews } from '../interviews/interviews.tsx'
import { MoveDialog } from '../move-dialog.tsx'
import { Notes } from '../notes.tsx'
import { Sent } from '../sent-part.tsx'
import { StageBadge } from '../stage-badge.tsx'
import { useTeamMove } from '../use-move.ts'
import { useWords } from '../words.ts'

type TeamPanelProps = { readonly id: string; readonly onClose: () => void }

export function TeamPanel({ id, onClose }: TeamPanelProps) {
  const reading = useCall(teamCandidate, { params: { id } })
  return <Loaded reading={reading}>{(of) => <Whole of={of} onClose={onClose} />}</Loaded>
}

function Whole({ of, onClose }: { readonly of: TeamCandidateWhole; readonly onClose: () => void }) {
  const t = useWords()
  const moving = useTeamMove()
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{of.full_name}</h2>
          <StageBadge of={of} />
        </>
      }
      {...(of.may.move.length > 0 && {
        foot: (
          <Group>
            {of.may.move.map((status) => (
              <Button
                key={status}
                variant="default"
                loading={moving.working}
                onClick={() => moving.begin([of], status)}
              >
                {t(`candidates.to.${status}`)}
              </Button>
            ))}
          </Group>
        ),
      })}
    >
      <Stack gap="md">
        <Sent of={of} />
        <Interviews of={of} />
        <Notes of={of} />
        <Section title={t('candidates.history')}>
          <History of={of} />
        </Section>
      </Stack>
      {moving.asked && <MoveDialog asked={moving.asked} moving={moving} />}
    </Panel>
  )
}
