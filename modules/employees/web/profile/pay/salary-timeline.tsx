/** Every change of agreed pay, newest first: from what to what, why, by whom; planned ones can still be taken back. */
import { ActionIcon, Timeline, Tooltip } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { amountOf, amountText } from '#kernel/money.ts'
import { plainDateOf } from '#kernel/plain-date.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { changeText, dayText, moneyText, percentChange } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { pay, withdrawPayChange } from '../../../contract/pay/pay.ts'
import { employment, personal } from '../../../contract/profile.ts'
import classes from '../../employees.module.css'
import { fieldWord } from '../../labels.ts'
import { useWords } from '../../words.ts'
import { PartHead } from '../part-head.tsx'
import type { PaidPerson } from './pay-calls.ts'

type Pay = DataOf<typeof pay>
type Change = Pay['history'][number]

export function SalaryTimeline({ person, now }: { readonly person: PaidPerson; readonly now: Pay }) {
  const t = useWords()
  const language = useLanguage()
  const { currency_code: code, today } = useMe()
  const currency = code ?? ''
  const [leaving, setLeaving] = useState<Change>()
  const withdraw = useAct(withdrawPayChange, {
    refreshes: [pay, personal, employment],
    after: () => setLeaving(undefined),
  })
  if (now.history.length === 0) return null
  // The newest that has begun and everything before it are past; above it stands what is planned.
  const begun = now.history.findIndex(({ effective_from }) => effective_from <= today)
  return (
    <div className={classes.history}>
      <PartHead title={t('employees.history')} />
      <Timeline bulletSize={9} lineWidth={2} active={now.history.length} reverseActive>
        {now.history.map((change, at) => (
          <Timeline.Item
            key={`${change.component}${change.effective_from}`}
            lineVariant={at < begun ? 'dashed' : 'solid'}
            title={
              <span className={classes.change}>
                <span>{fieldWord(change.component)}</span>
                <span className="number">
                  {change.former_amount !== null && (
                    <span className="muted">{moneyText(change.former_amount, currency)} → </span>
                  )}
                  {moneyText(change.amount, currency)}
                </span>
                {change.former_amount !== null && <Difference from={change.former_amount} to={change.amount} />}
                {change.effective_from > today && <StatusBadge tone="info">{t('employees.planned')}</StatusBadge>}
                {change.former_amount !== null && person.may.edit && (
                  <Tooltip label={t('employees.takeBack')} openDelay={200}>
                    <ActionIcon
                      size="sm"
                      aria-label={t('employees.takeBackOf', { day: dayText(change.effective_from, language) })}
                      onClick={() => setLeaving(change)}
                    >
                      <IconArrowBackUp size={14} />
                    </ActionIcon>
                  </Tooltip>
                )}
              </span>
            }
          >
            <span className="muted">
              {[
                t('employees.since', { day: dayText(change.effective_from, language) }),
                change.reason,
                change.created_by && t('employees.by', { name: change.created_by }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </Timeline.Item>
        ))}
      </Timeline>
      {leaving && (
        <ConfirmDialog
          title={t('employees.takeBackTitle')}
          action={t('employees.takeBack')}
          danger
          working={withdraw.isPending}
          onClose={() => setLeaving(undefined)}
          onConfirm={() =>
            withdraw.mutate({
              params: { id: person.id, component: leaving.component, from: plainDateOf(leaving.effective_from) },
            })
          }
        >
          {t('employees.takeBackHint', {
            day: dayText(leaving.effective_from, language),
            amount: moneyText(leaving.former_amount, currency),
          })}
        </ConfirmDialog>
      )}
    </div>
  )
}

function Difference({ from, to }: { readonly from: string; readonly to: string }) {
  const currency = useMe().currency_code ?? ''
  const difference = amountText(amountOf(to) - amountOf(from))
  return (
    <span className={`number ${difference.startsWith('-') ? 'bad' : 'good'}`}>
      {[changeText(difference, currency), percentChange(to, from)].filter(Boolean).join(' · ')}
    </span>
  )
}
