/** One's own requests of one kind: what stands, what waits, what is past, and the way to ask for more. */
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Empty, Loaded, type Reading } from '#design/states.tsx'
import { RequestStatus } from '../leave/status.tsx'
import classes from '../me.module.css'
import { MeHead } from '../me-head.tsx'
import { useWords } from '../words.ts'
import { RequestDrawer } from './request-drawer.tsx'

type Row = { readonly id: string; readonly status: string }
type ReadingOf<One> = Reading & { readonly data: readonly One[] | undefined }

type OwnRequestsScreenProps<One extends Row> = {
  readonly path: string
  readonly back: string
  readonly title: string
  readonly line: string
  /** The name of the act. */
  readonly ask: string
  readonly empty: { readonly title: string; readonly hint: string }
  readonly reading: ReadingOf<One>
  readonly row: (one: One) => ReactNode
  /** What was approved and is not over, drawn by the kind where there is more to say of it. */
  readonly standing?: (approved: readonly One[], rows: (ones: readonly One[]) => ReactNode) => ReactNode
  readonly drawer: (close: () => void) => ReactNode
}

export function OwnRequestsScreen<One extends Row>(props: OwnRequestsScreenProps<One>) {
  const { path, back, title, line, ask, empty, reading, row, standing, drawer } = props
  const t = useWords()
  const navigate = useNavigate()
  const { open, ask: asking } = useSearch({ strict: false }) as { open?: string; ask?: string }
  const go = (search: { open?: string; ask?: string }) => void navigate({ to: path, search, replace: true })
  const rows = (ones: readonly One[]) => (
    <div>
      {ones.map((one) => (
        <Link key={one.id} to={path} search={{ open: one.id } as never} className={classes.row}>
          {row(one)}
          <RequestStatus status={one.status} />
        </Link>
      ))}
    </div>
  )
  const part = (heading: string, ones: readonly One[]) =>
    ones.length > 0 && (
      <section className={`card ${classes.card}`}>
        <h2>{heading}</h2>
        {rows(ones)}
      </section>
    )
  const among = (all: readonly One[], ...states: readonly string[]) =>
    all.filter(({ status }) => states.includes(status))
  return (
    <>
      <MeHead title={title} line={line} back={back} />
      <Button size="md" leftSection={<IconPlus size={18} />} onClick={() => go({ ask: '1' })}>
        {ask}
      </Button>
      <Loaded reading={reading} rows={6}>
        {(all) =>
          all.length === 0 ? (
            <section className={`card ${classes.card}`}>
              <Empty title={empty.title} hint={empty.hint} />
            </section>
          ) : (
            <>
              {standing ? standing(among(all, 'approved'), rows) : part(t('me.standing'), among(all, 'approved'))}
              {part(t('me.waiting'), among(all, 'pending'))}
              {part(
                t('me.past'),
                all.filter(({ status }) => status !== 'pending' && status !== 'approved'),
              )}
            </>
          )
        }
      </Loaded>
      {asking && drawer(() => go({}))}
      {open && <RequestDrawer id={open} onClose={() => go({})} />}
    </>
  )
}
