/** One person's balances, and of the chosen type everything that led to it: grants, days, transfers, expiry. */

import { Group } from '@mantine/core'
import { useState } from 'react'
import { mayEnter } from '#access/enter.ts'
import { MayButton } from '#design/may-button.tsx'
import { Loaded } from '#design/states.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { dayText, momentText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { balance } from '../../contract/balances.ts'
import { amountText, numberText } from '../amounts.ts'
import { useWords } from '../words.ts'
import { AdjustDialog } from './adjust-dialog.tsx'
import type { Balance, PersonBalances } from './balance.ts'
import classes from './balances.module.css'
import { LedgerTable } from './ledger-table.tsx'
import { PayOutDialog } from './pay-out-dialog.tsx'

type PersonLeaveProps = {
  readonly employeeId: string
  /** The type whose ledger is open at first. */
  readonly first?: string
  readonly asOf?: string | undefined
}

export function PersonLeave({ employeeId, first, asOf }: PersonLeaveProps) {
  const reading = useCall(balance, { params: { employeeId }, query: { as_of: asOf } })
  return (
    <Loaded reading={reading} rows={6}>
      {(person) => <Parts person={person} first={first} />}
    </Loaded>
  )
}

type Open = 'adjust' | 'pay-out' | undefined

function Parts({ person, first }: { readonly person: PersonBalances; readonly first: string | undefined }) {
  const t = useWords()
  const [chosen, setChosen] = useState(first)
  const [open, setOpen] = useState<Open>()
  const mayWrite = mayEnter(useSession(), 'leave')
  const now = person.balances.find(({ type_id }) => type_id === chosen) ?? person.balances[0]
  if (!now) return <p className="muted">{t('leave.noBalances')}</p>
  const { adjust } = person.may
  const closed = adjust.allowed ? notAdjustable(now, t('leave.notByHand')) : (adjust.why ?? '')
  const close = () => setOpen(undefined)
  return (
    <>
      <p className="muted">{t('leave.inGroup', { group: person.group })}</p>
      <fieldset className={classes.cards} aria-label={t('leave.balances')}>
        {person.balances.map((one) => (
          <BalanceButton key={one.type_id} balance={one} chosen={one === now} onClick={() => setChosen(one.type_id)} />
        ))}
      </fieldset>
      <Group justify="space-between" mt="md" mb="xs">
        <h3 className={classes.title}>{t('leave.ledgerOf', { label: now.label })}</h3>
        {mayWrite && (
          <Group gap="xs">
            <MayButton size="xs" variant="default" closed={closed} onClick={() => setOpen('adjust')}>
              {t('leave.adjust')}
            </MayButton>
            <MayButton size="xs" variant="default" closed={closed} onClick={() => setOpen('pay-out')}>
              {t('leave.payOut')}
            </MayButton>
          </Group>
        )}
      </Group>
      <LedgerTable employeeId={person.employee_id} balance={now} />
      <Adjustments person={person} typeId={now.type_id} />
      {open === 'adjust' && <AdjustDialog person={person} balance={now} onClose={close} />}
      {open === 'pay-out' && <PayOutDialog person={person} balance={now} onClose={close} />}
    </>
  )
}

const notAdjustable = ({ limited }: Balance, why: string): string | undefined => (limited ? undefined : why)

type BalanceButtonProps = { readonly balance: Balance; readonly chosen: boolean; readonly onClick: () => void }

function BalanceButton({ balance: one, chosen, onClick }: BalanceButtonProps) {
  const t = useWords()
  const language = useLanguage()
  const [expiring] = one.expiring
  const { least, most } = one.per_event ?? { least: 0, most: 0 }
  const perEvent =
    one.per_event && one.balance === 0
      ? t(least === most ? 'leave.perEvent' : 'leave.perEventUpTo', { amount: amountText(most, one.unit) })
      : undefined
  return (
    <button type="button" className={classes.card} aria-pressed={chosen} onClick={onClick}>
      <span>{one.label}</span>
      {one.limited ? (
        <b data-short={one.balance < 0 || undefined}>{perEvent ?? numberText(one.balance)}</b>
      ) : (
        <b>{numberText(one.taken)}</b>
      )}
      <small>
        {one.limited
          ? t('leave.ofEntitled', {
              entitled: numberText(one.entitled + one.carried),
              taken: numberText(one.taken + one.booked),
            })
          : t('leave.takenOnly')}
      </small>
      {one.pending > 0 && <small>{t('leave.pendingToo', { amount: numberText(one.pending) })}</small>}
      {expiring && (
        <small>
          {t('leave.expiresOn', { amount: numberText(expiring.amount), day: dayText(expiring.on, language) })}
        </small>
      )}
    </button>
  )
}

/** What was set by hand, by whom and why. */
function Adjustments({ person, typeId }: { readonly person: PersonBalances; readonly typeId: string }) {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const mine = person.adjustments.filter(({ type_id }) => type_id === typeId)
  if (mine.length === 0) return null
  return (
    <>
      <h3 className={classes.title}>{t('leave.adjustments')}</h3>
      <ul className={classes.adjustments}>
        {mine.map(({ at, by, field, former, value, reason }) => (
          <li key={`${at} ${field}`}>
            {t(`leave.adjusted.${field}`)}: {numberText(former)} → <b>{numberText(value)}</b>{' '}
            <span className="muted">
              {by}, {momentText(at, language, zone)}
            </span>
            <div>{reason}</div>
          </li>
        ))}
      </ul>
    </>
  )
}
