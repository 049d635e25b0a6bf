/** What waits longest for the reader: requests with their decision, and reviews that lead to their own page. */
import { Button } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { applications } from '#platform/approvals/contract.ts'
import { mayBe } from '#platform/approvals/web/decide/decisions.ts'
import { useDeciding } from '#platform/approvals/web/decide/use-deciding.ts'
import { useStaged } from '#platform/approvals/web/inbox/staged.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import classes from './dashboard.module.css'
import { useWords } from './words.ts'

const FEW = 3

type Request = DataOf<typeof applications>[number]
type Staged = ReturnType<typeof useStaged>[number]

export function WaitingRequests() {
  const requests = useCall(applications, { query: { scope: 'mine', sort: 'oldest', page: 1, per_page: FEW } }).data
  const staged = useStaged()
  if (!requests) return null
  const all = [
    ...requests.map((request) => ({
      since: Date.parse(request.sent_at),
      row: <RequestRow key={request.id} request={request} />,
    })),
    ...staged.slice(0, FEW).map((one) => ({
      since: Date.parse(one.since),
      row: <StagedRow key={`${one.kind} ${one.id}`} one={one} />,
    })),
  ]
  return all.sort((one, other) => one.since - other.since).map(({ row }) => row)
}

/** With its kind, unless it begins with it. */
const titleOf = ({ kind_label: kind, title }: Request): string =>
  title.startsWith(kind) ? title : `${kind} · ${title}`

function RequestRow({ request }: { readonly request: Request }) {
  const t = useWords()
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
  return (
    <li className={classes.request}>
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
  )
}

function StagedRow({ one: { name, label, stage, to } }: { readonly one: Staged }) {
  return (
    <li className={classes.request}>
      <Link to={to}>
        <span>
          {name}
          <small className="muted">{`${label} · ${stage}`}</small>
        </span>
      </Link>
    </li>
  )
}
