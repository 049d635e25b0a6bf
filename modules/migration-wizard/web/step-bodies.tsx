/** What each step asks for: sheets that hold what is there already. */
import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconTableImport } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { SimpleTable } from '#design/simple-table.tsx'
import { salaryTemplate, salaryUpload, updateTemplate, updateUpload } from '#modules/employees/contract/many.ts'
import { BatchDialog, fieldWord } from '#modules/employees/web/public.tsx'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { callWhole } from '#platform/http/web/client.ts'
import { download } from '#platform/http/web/download.ts'
import { SheetFlow, type SheetFlowProps } from '#platform/sheets/web/sheet-flow.tsx'
import { template, undo, upload } from '../contract.ts'
import { pastWord } from './past-word.ts'
import type { State } from './state.ts'
import { STALE } from './use-go-to.ts'
import { useWords } from './words.ts'

type StepProps = { readonly state: State }
type Sheet = Pick<SheetFlowProps, 'onTake' | 'send'>

const refreshes: readonly Endpoint[] = STALE
const preview = (is: boolean) => (is ? ({ preview: '1' } as const) : {})

/** After one sheet is in, the next may come. */
function Flow({ sheet, name }: { readonly sheet: Sheet; readonly name: string }) {
  const t = useWords()
  const [round, setRound] = useState(0)
  return (
    <SheetFlow
      key={`${name} ${round}`}
      {...sheet}
      onUndo={(id) => callWhole(undo, { params: { id } })}
      refreshes={refreshes}
      wordOf={pastWord}
      onClose={() => setRound(round + 1)}
      closeLabel={t('migration.another')}
    />
  )
}

const own = (part: 'structure' | 'leave' | 'pay'): Sheet => ({
  onTake: () => download(template, { params: { part } }),
  send: (file, look) => callWhole(upload, { params: { part }, query: preview(look), file }),
})
const salaries: Sheet = {
  onTake: () => download(salaryTemplate, { body: { history: true } }),
  send: (file, look) => callWhole(salaryUpload, { query: { ...preview(look), wizard: '1' }, file }),
}
const details: Sheet = {
  onTake: () => download(updateTemplate, { query: { status: 'all' } }),
  send: (file, look) => callWhole(updateUpload, { query: { ...preview(look), wizard: '1' }, body: {}, file }),
}

export function StructureStep() {
  return <Flow name="structure" sheet={own('structure')} />
}

export function PeopleStep({ state }: StepProps) {
  const t = useWords()
  const [open, setOpen] = useState(false)
  return (
    <Stack gap="sm" align="start">
      <Text>{t('migration.peopleThere', { count: state.counts.people ?? 0 })}</Text>
      <Button leftSection={<IconTableImport size={16} />} onClick={() => setOpen(true)}>
        {t('migration.addPeople')}
      </Button>
      {open && <BatchDialog fromWizard refreshes={refreshes} onClose={() => setOpen(false)} />}
    </Stack>
  )
}

export function DetailsStep({ state }: StepProps) {
  const t = useWords()
  return (
    <Stack gap="lg">
      <SimpleTable
        label={t('migration.gaps')}
        rows={state.gaps}
        rowId={({ field }) => field}
        empty={t('migration.noGaps')}
        columns={[
          { id: 'field', header: t('migration.gapField'), cell: ({ field }) => fieldWord(field) },
          {
            id: 'people',
            header: t('migration.gapPeople'),
            number: true,
            cell: ({ people }) => `${people} / ${state.counts.people ?? 0}`,
          },
        ]}
      />
      <Flow name="details" sheet={details} />
    </Stack>
  )
}

const pasts = ['salary', 'leave', 'pay'] as const
type Past = (typeof pasts)[number]
const pastNamed = (name: string | undefined): Past => pasts.find((one) => one === name) ?? 'salary'

export function HistoryStep({ state }: StepProps) {
  const t = useWords()
  const phone = useMediaQuery('(max-width: 767px)') ?? false
  const search: { readonly past?: string } = useSearch({ strict: false })
  const [past, setPast] = useState<Past>(pastNamed(search.past))
  const sheets: Readonly<Record<Past, Sheet>> = { salary: salaries, leave: own('leave'), pay: own('pay') }
  const there = {
    salary: state.counts.people_with_history,
    leave: state.counts.leave_balances,
    pay: state.counts.people_with_pay,
  }
  return (
    <Stack gap="md">
      <Group>
        <SegmentedControl
          aria-label={t('migration.pasts')}
          orientation={phone ? 'vertical' : 'horizontal'}
          fullWidth={phone}
          w={phone ? '100%' : undefined}
          value={past}
          onChange={(value) => setPast(pastNamed(value))}
          data={pasts.map((one) => ({ value: one, label: t(`migration.past.${one}`) }))}
        />
        <Text c="dimmed">{t(`migration.pastThere.${past}`, { count: there[past] ?? 0 })}</Text>
      </Group>
      <Text c="dimmed" maw={720}>
        {t(`migration.pastHint.${past}`)}
      </Text>
      <Flow name={past} sheet={sheets[past]} />
    </Stack>
  )
}
