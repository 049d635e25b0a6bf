/** Whether closed months of all companies come out the same by the law of today. */
import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Section } from '#design/page.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { wholeText } from '#platform/words/format.ts'
import { replayAll } from '../contract/replay.ts'
import { useWords } from './words.ts'

export function ProofSection({ month }: { readonly month: string }) {
  const t = useWords()
  const [from, setFrom] = useState(`${month.slice(0, 4)}-01`)
  const [to, setTo] = useState(month)
  const [found, setFound] = useState<DataOf<typeof replayAll>>()
  const act = useAct(replayAll, { silentWhenDone: true, after: ({ data }) => setFound(data) })
  const field = (value: string, set: (value: string) => void) => ({
    ...{ type: 'month', value, required: true, pattern: '[0-9]{4}-[0-9]{2}' },
    onChange: (event: { currentTarget: { value: string } }) => set(event.currentTarget.value),
  })
  return (
    <Section title={t('operations.proof')}>
      <p>{t('operations.proofHint')}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          act.mutate({ body: { from, to } })
        }}
      >
        <Group align="flex-end" gap="sm" mb="sm">
          <TextInput label={t('operations.proofFrom')} {...field(from, setFrom)} />
          <TextInput label={t('operations.proofTo')} {...field(to, setTo)} />
          <Button type="submit" loading={act.isPending}>
            {t('operations.proofRun')}
          </Button>
        </Group>
      </form>
      {found && (
        <SimpleTable
          label={t('operations.proof')}
          rows={found.companies}
          rowId={({ id }) => id}
          empty={t('operations.proofNone')}
          columns={[
            { id: 'company', header: t('operations.companies'), cell: ({ name }) => name },
            {
              ...{ id: 'payslips', header: t('operations.proofPayslips'), number: true },
              cell: ({ payslips }) => wholeText(payslips),
              foot: wholeText(found.payslips),
            },
            {
              ...{ id: 'differing', header: t('operations.proofDiffering'), number: true },
              cell: ({ differing }) => wholeText(differing),
              foot: wholeText(found.differing),
            },
          ]}
        />
      )}
    </Section>
  )
}
