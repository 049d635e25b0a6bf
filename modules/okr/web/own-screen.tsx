/** My objectives with check-ins, and those of the company and my department that they serve. */
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { CardList } from '#design/card-list.tsx'
import { Page } from '#design/page.tsx'
import { Empty, Loaded } from '#design/states.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { ownOkrs } from '../contract/own.ts'
import { OwnDialog } from './own-dialog.tsx'
import { OwnDrawer } from './own-drawer.tsx'
import { Bar, StageBadge, Sure, useQuarter } from './standing.tsx'
import { useWords } from './words.ts'

type Own = DataOf<typeof ownOkrs>[number]

export function OwnOkrsScreen() {
  const t = useWords()
  const navigate = useNavigate()
  const [adding, setAdding] = useState(false)
  const { open }: { readonly open?: string } = useSearch({ strict: false })
  const reading = useCall(ownOkrs, {})
  const show = (id: string | undefined) =>
    void navigate({ to: '/me/okr', search: (id === undefined ? {} : { open: id }) as never })
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
      {t('okr.add')}
    </Button>
  )
  return (
    <Page back="/me" title={t('okr.mine')} actions={add}>
      <Loaded reading={reading} rows={4}>
        {(found) => (
          <>
            {found.some(({ is_mine }) => is_mine) ? (
              <Cards title={t('okr.ofMine')} rows={found.filter(({ is_mine }) => is_mine)} onOpen={show} />
            ) : (
              <Empty title={t('okr.ownNone')} hint={t('okr.ownNoneHint')} />
            )}
            <Cards title={t('okr.ofOthers')} rows={found.filter(({ is_mine }) => !is_mine)} onOpen={show} />
          </>
        )}
      </Loaded>
      {adding && <OwnDialog onClose={() => setAdding(false)} />}
      {open && <OwnDrawer key={open} id={open} onClose={() => show(undefined)} />}
    </Page>
  )
}

type CardsProps = { readonly title: string; readonly rows: readonly Own[]; readonly onOpen: (id: string) => void }

function Cards({ title, rows, onOpen }: CardsProps) {
  const t = useWords()
  const quarterOf = useQuarter()
  const cards = rows.map((row) => {
    const name = row.is_mine ? quarterOf(row) : (row.owner ?? t('okr.owner.company'))
    const beside = (
      <>
        <Sure is={row.confidence} />
        <StageBadge status={row.status} />
        <Bar progress={row.progress} label={name} />
      </>
    )
    return { id: row.id, name, hint: row.is_mine ? undefined : quarterOf(row), beside }
  })
  return <CardList title={title} rows={cards} onOpen={onOpen} />
}
