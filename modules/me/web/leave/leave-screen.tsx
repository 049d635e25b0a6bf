/** My leave: what is left of each kind, what is booked, what was taken, and the way to ask for more. */
import { Button } from '@mantine/core'
import { IconCalendarMonth, IconPlus } from '@tabler/icons-react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Empty, Loaded } from '#design/states.tsx'
import { ownApplications, ownBalance } from '#modules/leave/contract/own.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { EarnedLinks } from '../earned/earned-links.tsx'
import classes from '../me.module.css'
import { MeHead } from '../me-head.tsx'
import { RequestDrawer } from '../requests/request-drawer.tsx'
import { useWords } from '../words.ts'
import { type Application, spanText, useAmount } from './amounts.ts'
import { BalanceRow } from './balance-row.tsx'
import { RequestStatus } from './status.tsx'

export function LeaveScreen() {
  const t = useWords()
  const navigate = useNavigate()
  const { open } = useSearch({ strict: false }) as { open?: string }
  const balances = useCall(ownBalance, {})
  return (
    <>
      <MeHead
        title={t('me.leave')}
        side={
          <Button component={Link} to="/me/calendar" variant="default" leftSection={<IconCalendarMonth size={16} />}>
            {t('me.calendar')}
          </Button>
        }
      />
      <Button component={Link} to="/me/leave/apply" size="md" leftSection={<IconPlus size={18} />}>
        {t('me.applyForLeave')}
      </Button>
      <section className={`card ${classes.card}`}>
        <h2>{t('me.leaveLeft')}</h2>
        <Loaded reading={balances} rows={5}>
          {(found) => (
            <div>
              {found.length === 0 && <p className="muted">{t('me.noLeaveTypes')}</p>}
              {found.map((balance) => (
                <BalanceRow key={balance.type_id} balance={balance} />
              ))}
            </div>
          )}
        </Loaded>
      </section>
      <EarnedLinks />
      <Applications />
      {open && (
        <RequestDrawer id={open} onClose={() => void navigate({ to: '/me/leave', search: {}, replace: true })} />
      )}
    </>
  )
}

function Applications() {
  const t = useWords()
  const { today } = useMe()
  const reading = useCall(ownApplications, {})
  const isComing = ({ to, status }: Application) => to >= today && (status === 'pending' || status === 'approved')
  return (
    <Loaded reading={reading} rows={6}>
      {(all) => {
        if (all.length === 0) {
          return (
            <section className={`card ${classes.card}`}>
              <Empty title={t('me.noLeave')} hint={t('me.noLeaveHint')} />
            </section>
          )
        }
        return (
          <>
            <Group title={t('me.coming')} empty={t('me.nothingComing')} rows={all.filter(isComing).toReversed()} />
            <Group title={t('me.past')} rows={all.filter((one) => !isComing(one))} />
          </>
        )
      }}
    </Loaded>
  )
}

type GroupProps = { readonly title: string; readonly empty?: string; readonly rows: readonly Application[] }

function Group({ title, empty, rows }: GroupProps) {
  const language = useLanguage()
  const amount = useAmount()
  if (rows.length === 0 && empty === undefined) return null
  return (
    <section className={`card ${classes.card}`}>
      <h2>{title}</h2>
      <div>
        {rows.length === 0 && <p className="muted">{empty}</p>}
        {rows.map((row) => (
          <Link key={row.id} to="/me/leave" search={{ open: row.parent_id ?? row.id }} className={classes.row}>
            <span>
              {row.label} · {amount(row.total, row.unit)}
              <small>{spanText(row, language)}</small>
            </span>
            <RequestStatus status={row.status} />
          </Link>
        ))}
      </div>
    </section>
  )
}
