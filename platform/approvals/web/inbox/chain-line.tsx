/** The way of a request: sent, then step by step who decides, up to where it is now. */
import { IconCircle, IconCircleCheck, IconCircleDot, IconCircleMinus, IconCircleX } from '@tabler/icons-react'
import { momentText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import type { RequestDetail } from '../kind-parts.ts'
import { useWords } from '../words.ts'
import classes from './inbox.module.css'

type Seat = RequestDetail['chain'][number]
type State = 'approved' | 'rejected' | 'open' | 'waiting' | 'passed'
const marks = {
  approved: IconCircleCheck,
  rejected: IconCircleX,
  open: IconCircleDot,
  waiting: IconCircle,
  passed: IconCircleMinus,
} as const

export function ChainLine({ request, zone }: { readonly request: RequestDetail; readonly zone: string | undefined }) {
  const t = useWords()
  const language = useLanguage()
  return (
    <ol className={classes.chain} aria-label={t('approvals.chain')}>
      <li data-state="approved">
        <IconCircleCheck size={16} stroke={1.8} aria-hidden />
        {t('approvals.sentBy', { name: request.sent_by })}
      </li>
      {stepsOf(request.chain).map(({ step, state, seats }) => {
        const Mark = marks[state]
        const by = seats.find(({ decided_by }) => decided_by !== null)
        return (
          <li key={step} data-state={state} title={by ? momentText(by.decided_at, language, zone) : undefined}>
            <Mark size={16} stroke={1.8} role="img" aria-label={t(`approvals.step.${state}`)} />
            {by?.decided_by ?? seats.map(({ name }) => name).join(t(`approvals.join.${seats[0]?.needs ?? 'any'}`))}
          </li>
        )
      })}
    </ol>
  )
}

function stepsOf(chain: readonly Seat[]) {
  return [...new Set(chain.map(({ step }) => step))].map((step) => {
    const seats = chain.filter((seat) => seat.step === step)
    return { step, seats, state: stateOf(seats) }
  })
}

function stateOf(seats: readonly Seat[]): State {
  if (seats.some(({ state }) => state === 'rejected')) return 'rejected'
  if (seats.some(({ state }) => state === 'open')) return 'open'
  if (seats.some(({ state }) => state === 'approved')) return 'approved'
  return seats.every(({ state }) => state === 'passed') ? 'passed' : 'waiting'
}
