/** One line for each that was to be decided, with what became of it. */
import { Button, Group, Stack } from '@mantine/core'
import { StatusBadge } from '#design/status-badge.tsx'
import { useDesignWords } from '#design/words.ts'
import classes from '../inbox/inbox.module.css'
import type { Request } from '../kind-parts.ts'
import { useWords } from '../words.ts'
import type { Outcomes } from './use-deciding.ts'

type OutcomeListProps = {
  readonly requests: readonly Pick<Request, 'id' | 'full_name' | 'title' | 'detail'>[]
  readonly outcomes: Outcomes
  readonly onClose: () => void
}

export function OutcomeList({ requests, outcomes, onClose }: OutcomeListProps) {
  const t = useWords()
  const d = useDesignWords()
  const byId = new Map(outcomes.map((one) => [one.id, one]))
  const changed = outcomes.filter(({ outcome }) => outcome !== 'refused').length
  const left = requests.length - changed
  return (
    <Stack gap="md">
      <p role="status" style={{ margin: 0 }}>
        {left > 0 ? t('approvals.outcomes', { changed, left }) : t('approvals.outcomesAll', { changed })}
      </p>
      <ul className={classes.items}>
        {requests.map((request) => {
          const outcome = byId.get(request.id)
          return (
            <li key={request.id}>
              <span>
                <b>{request.full_name}</b> <span className="muted">{`${request.title} · ${request.detail}`}</span>
              </span>
              <StatusBadge tone={outcome && outcome.outcome !== 'refused' ? 'good' : 'plain'}>
                {outcome?.message ?? t('approvals.notTouched')}
              </StatusBadge>
            </li>
          )
        })}
      </ul>
      <Group justify="flex-end">
        <Button onClick={onClose} data-autofocus>
          {d('design.close')}
        </Button>
      </Group>
    </Stack>
  )
}
