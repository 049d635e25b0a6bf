/** Everything I asked for, of every kind: where it stands, who it waits for, and since when. */
import { SegmentedControl } from '@mantine/core'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Empty, Loaded } from '#design/states.tsx'
import { applications } from '#platform/approvals/contract.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { SENT } from '../connection/ready.ts'
import classes from '../me.module.css'
import { MeHead } from '../me-head.tsx'
import { useWords } from '../words.ts'
import { RequestDrawer } from './request-drawer.tsx'
import { RequestRow } from './request-row.tsx'

const shows = ['waiting', 'all'] as const

export function RequestsScreen() {
  const t = useWords()
  const navigate = useNavigate()
  const { open, show = 'waiting' } = useSearch({ strict: false }) as { open?: string; show?: string }
  const reading = useCall(applications, SENT)
  return (
    <>
      <MeHead title={t('me.requests')} />
      <SegmentedControl
        fullWidth
        aria-label={t('me.requests')}
        value={show}
        onChange={(chosen) => void navigate({ to: '/me/requests', search: { show: chosen }, replace: true })}
        data={shows.map((one) => ({ value: one, label: t(`me.show.${one}`) }))}
      />
      <section className={`card ${classes.card}`}>
        <Loaded reading={reading} rows={6}>
          {(all) => {
            const rows = show === 'all' ? all : all.filter(({ waits_since }) => waits_since !== null)
            if (rows.length > 0) {
              return (
                <div>
                  {rows.map((row) => (
                    <Link key={row.id} to="/me/requests" search={{ show, open: row.id }} className={classes.row}>
                      <RequestRow request={row} />
                    </Link>
                  ))}
                </div>
              )
            }
            return show === 'all' ? (
              <Empty title={t('me.noRequests')} hint={t('me.noLeaveHint')} />
            ) : (
              <Empty title={t('me.nothingWaits')} />
            )
          }}
        </Loaded>
      </section>
      {open && (
        <RequestDrawer
          id={open}
          onClose={() => void navigate({ to: '/me/requests', search: { show }, replace: true })}
        />
      )}
    </>
  )
}
