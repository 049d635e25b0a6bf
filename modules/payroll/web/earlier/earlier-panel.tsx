/** What is known of one person's earlier months; entered, changed and removed by hand from here. */
import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Facts } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { moneyText } from '#platform/words/format.ts'
import { wordOr } from '#platform/words/web/words.ts'
import type { earlierPay } from '../../contract/earlier-pay.ts'
import { useWords } from '../words.ts'
import { type Entry, EntryDialog } from './entry-dialog.tsx'

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
