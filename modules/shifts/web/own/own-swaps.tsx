/** Swaps that wait or were decided lately: those one asked for, and those a colleague asks of one. */
import { Button, Group } from '@mantine/core'
import { Section } from '#design/page.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { weekDayText } from '#platform/words/week-days.ts'
import { ownShifts } from '../../contract/own.ts'
import { answerSwap, cancelSwap, ownSwaps } from '../../contract/swaps.ts'
import classes from '../planner/roster-list.module.css'
import { useWords } from '../words.ts'
import { hoursText } from './swap-text.ts'

type Swap = DataOf<typeof ownSwaps>[number]
const tones = { pending: 'warn', approved: 'good', rejected: 'bad', cancelled: 'plain', lapsed: 'plain' } as const

export function OwnSwaps() {
  const t = useWords()
  const { today } = useMe()
  const swaps = useCall(ownSwaps, {}).data ?? []
  // What is over is of no more use here.
  const shown = swaps.filter((one) => one.from.date >= today || one.with.date >= today)
  if (shown.length === 0) return null
  return (
    <Section title={t('shifts.swaps')}>
      <ul className={classes.rows}>
        {shown.map((swap) => (
          <SwapLine key={swap.id} swap={swap} />
        ))}
      </ul>
    </Section>
  )
}

function SwapLine({ swap }: { readonly swap: Swap }) {
  const t = useWords()
  const language = useLanguage()
  const doing = { refreshes: [ownSwaps, ownShifts] }
  const answer = useAct(answerSwap, doing)
  const cancel = useAct(cancelSwap, doing)
  const side = ({ date, shifts }: Swap['from']) => `${weekDayText(date, language)} ${hoursText(shifts)}`.trim()
  const [mine, theirs, name] = swap.is_mine
    ? [side(swap.from), side(swap.with), swap.with.full_name]
    : [side(swap.with), side(swap.from), swap.from.full_name]
  const params = { id: swap.id }
  const status = swap.waits_for
    ? t(`shifts.swapWaits.${swap.waits_for}`, { name: swap.with.full_name })
    : t(`shifts.swapStatus.${swap.status}`)
  const why = swap.lapsed_because
    ? t(`shifts.swapLapsed.${swap.lapsed_because}`)
    : (swap.refused_because ?? swap.reason)
  return (
    <li className={classes.row}>
      <span className={classes.who}>
        <span>{t(swap.is_mine ? 'shifts.swapOfMine' : 'shifts.swapOfOther', { mine, theirs, name })}</span>
        {why && <span className="muted">{why}</span>}
      </span>
      <span className={classes.what}>
        {swap.may.answer ? (
          <Group gap="xs">
            <Button
              size="compact-sm"
              loading={answer.isPending}
              onClick={() => answer.mutate({ params: { ...params, answer: 'accept' }, body: {} })}
            >
              {t('shifts.accept')}
            </Button>
            <Button
              size="compact-sm"
              variant="default"
              disabled={answer.isPending}
              onClick={() => answer.mutate({ params: { ...params, answer: 'decline' }, body: {} })}
            >
              {t('shifts.decline')}
            </Button>
          </Group>
        ) : (
          <StatusBadge tone={tones[swap.status]}>{status}</StatusBadge>
        )}
        {swap.may.cancel && (
          <Button
            size="compact-sm"
            variant="subtle"
            loading={cancel.isPending}
            onClick={() => cancel.mutate({ params })}
          >
            {t('shifts.swapCancel')}
          </Button>
        )}
      </span>
    </li>
  )
}
