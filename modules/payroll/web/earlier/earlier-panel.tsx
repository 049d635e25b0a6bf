/** What is known of one person's earlier months; entered, changed and removed by hand from here. */
import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { mayEnter } from '#access/enter.ts'
import { Notice } from '#design/notice.tsx'
import { Facts } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { moneyText } from '#platform/words/format.ts'
import { useLanguage, wordOr } from '#platform/words/web/words.ts'
import { earlierPay, earlierPayNone } from '../../contract/earlier-pay.ts'
import { view } from '../../contract/run.ts'
import { useWords } from '../words.ts'
import { type Entry, EntryDialog } from './entry-dialog.tsx'
import { spans } from './spans.ts'

type Row = DataOf<typeof earlierPay>[number]

export function EarlierPanel({ row, onClose }: { readonly row: Row; readonly onClose: () => void }) {
  const t = useWords()
  const currency = useMe().currency_code ?? ''
  const [open, setOpen] = useState<{ readonly now: Entry | undefined }>()
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{row.full_name}</h2>
          <p>{row.staff_id}</p>
        </>
      }
      foot={<Button onClick={() => setOpen({ now: undefined })}>{t('payroll.earlierByHand')}</Button>}
    >
      <Stack gap="md">
        {row.open.length > 0 && <StillOpen row={row} />}
        {row.entries.length === 0 && <Text c="dimmed">{t('payroll.earlierNothing')}</Text>}
        {row.entries.map((entry) => (
          <section key={entry.id}>
            <Group justify="space-between">
              <h3>{t('payroll.earlierCovers', { month: entry.month, count: entry.months })}</h3>
              <Button size="compact-sm" variant="default" onClick={() => setOpen({ now: entry })}>
                {t('payroll.earlierChange')}
              </Button>
            </Group>
            <Facts
              facts={Object.entries(entry.figures).map(([name, value]) => [
                wordOr(`payroll.past.${name}`, name),
                value === 'true' ? '✓' : moneyText(value, currency),
              ])}
            />
          </section>
        ))}
      </Stack>
      {open && <EntryDialog of={row} now={open.now} onClose={() => setOpen(undefined)} />}
    </Panel>
  )
}

/** The months nobody has answered for, and the three ways of answering. */
function StillOpen({ row }: { readonly row: Row }) {
  const t = useWords()
  const language = useLanguage()
  const session = useSession()
  // Taiwan counts what this employer paid alone.
  const asksFormer = useMe().country !== 'TW' && mayEnter(session, 'employee.pay')
  const say = useAct(earlierPayNone, { refreshes: [earlierPay, view] })
  const none = () => say.mutate({ body: { employee_ids: [row.employee_id], year: row.year, none: true } })
  return (
    <Notice
      tone="warn"
      action={
        <Button size="compact-sm" variant="default" loading={say.isPending} onClick={none}>
          {t('payroll.earlierNone')}
        </Button>
      }
    >
      <div>{t('payroll.earlierStillOpen', { months: spans(row.open, language) })}</div>
      {asksFormer && (
        <Anchor component={Link} to={`/app/employee/profile/${row.employee_id}`} search={{ tab: 'tax' } as never}>
          {t('payroll.earlierFormer')}
        </Anchor>
      )}
    </Notice>
  )
}
