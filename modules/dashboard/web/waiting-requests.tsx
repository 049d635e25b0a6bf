/** The requests that wait longest for the reader, each with its decision. */
import { Button } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { applications } from '#platform/approvals/contract.ts'
import { mayBe } from '#platform/approvals/web/decide/decisions.ts'
import { useDeciding } from '#platform/approvals/web/decide/use-deciding.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import classes from './dashboard.module.css'
import { useWords } from './words.ts'

const FEW = 3

/** With its kind, unless it begins with it. */
const titleOf = ({ kind_label: kind, title }: DataOf<typeof applications>[number]): string =>
  title.startsWith(kind) ? title : `${kind} · ${title}`

export function WaitingRequests() {
  const t = useWords()
  const { data } = useCall(applications, {
    query: { scope: 'mine', sort: 'oldest', page: 1, per_page: FEW },
  })
  const { decide, working } = useDeciding()
  const navigate = useNavigate()
  /** What needs more than a yes, such as a justification, is asked for where the whole request stands. */
  const approve = (id: string) => {
    const open = () => void navigate({ to: '/app/application', search: { open: id } as never })
    decide(
      { ids: [id], decision: 'approve' },
      (outcomes) => outcomes.some(({ outcome }) => outcome === 'refused') && open(),
      open,
    )
  }
  return data?.map((request) => (
    <li key={request.id} className={classes.request}>
      <Link to="/app/application" search={{ open: request.id } as never}>
        <span>
          {request.full_name}
          <small className="muted">{titleOf(request)}</small>
        </span>
      </Link>
      {mayBe('approve', request) && (
        <Button
          size="compact-sm"
          variant="default"
          disabled={working}
          aria-label={t('dashboard.approveOf', { name: request.full_name })}
          onClick={() => approve(request.id)}
        >
          {t('dashboard.approve')}
        </Button>
      )}
    </li>
  ))
}
