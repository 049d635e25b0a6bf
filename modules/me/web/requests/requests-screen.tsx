/** Everything I asked for, of every kind: where it stands, who it waits for, and since when. */
import { SegmentedControl } from '@mantine/core'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { LoadMore } from '#design/load-more.tsx'
import { Empty, Loaded } from '#design/states.tsx'
import classes from '../me.module.css'
import { MeHead } from '../me-head.tsx'
import { useWords } from '../words.ts'
import { useOwnRequests } from './own-requests.ts'
import { RequestDrawer } from './request-drawer.tsx'
import { RequestRow } from './request-row.tsx'

const shows = ['waiting', 'all'] as const

export function RequestsScreen() {
  const t = useWords()
  const navigate = useNavigate()
  const { open, show = 'waiting' } = useSearch({ strict: false }) as { open?: string; show?: string }
  const { reading, rows, total } = useOwnRequests(show === 'all' ? 'all' : 'waiting')
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
        <Loaded reading={{ ...reading, data: reading.data && rows }} rows={6}>
          {(found) => {
            if (found.length > 0) {
              return (
                <div>
                  {found.map((row) => (
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
        <LoadMore reading={reading} shown={rows.length} total={total} />
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
