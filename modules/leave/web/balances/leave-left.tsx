/** What somebody has left of leave that runs by the year, in one line each, on the first page of their profile. */
import { Facts } from '#design/page.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { balance } from '../../contract/balances.ts'
import { amountText } from '../amounts.ts'
import { useWords } from '../words.ts'
import classes from './leave-left.module.css'

export function LeaveLeft({ employeeId }: { readonly employeeId: string }) {
  const t = useWords()
  const { data } = useCall(balance, { params: { employeeId }, query: {} })
  const shown = (data?.balances ?? []).filter(({ limited, per_event }) => limited && per_event === null)
  if (shown.length === 0) return null
  return (
    <>
      <h2 className={classes.title}>{t('leave.leftOf')}</h2>
      <Facts
        facts={shown.map(({ label, balance: left, booked, unit }) => [
          label,
          [amountText(left, unit), booked > 0 ? t('leave.bookedToo', { amount: amountText(booked, unit) }) : '']
            .filter(Boolean)
            .join(' · '),
        ])}
      />
    </>
  )
}
