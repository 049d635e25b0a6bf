/** Whose time of retention is over: chosen, looked at, and only then forgotten. */
import { Button, Checkbox, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { Facts, Section } from '#design/page.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { Loaded } from '#design/states.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { retention } from '../contract.ts'
import { ForgetDialog } from './forget-dialog.tsx'
import { useWords } from './words.ts'

type Retention = DataOf<typeof retention>
const standings = ['single source', 'inferred'] as const

export function DueSection() {
  const t = useWords()
  const reading = useCall(retention, {})
  return (
    <Section title={t('privacy.due')} hint={t('privacy.dueHint')}>
      <Loaded reading={reading} rows={4}>
        {(found) => (
          <Stack gap="md">
            <Standard found={found} />
            <Due people={found.people} />
          </Stack>
        )}
      </Loaded>
    </Section>
  )
}

function Standard({ found }: { readonly found: Retention }) {
  const t = useWords()
  const { years, source, standing } = found.standard
  const known = standings.find((one) => one === standing) ?? 'inferred'
  return (
    <Facts
      facts={[
        [t('privacy.years'), t('privacy.standard', { years })],
        [t('privacy.source'), source],
        [t('privacy.standing'), t(`privacy.standing.${known}`)],
      ]}
    />
  )
}

function Due({ people }: { readonly people: Retention['people'] }) {
  const t = useWords()
  const language = useLanguage()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [asking, setAsking] = useState(false)
  const turn = (id: string, on: boolean) => setChosen(on ? [...chosen, id] : chosen.filter((one) => one !== id))
  return (
    <>
      <SimpleTable
        label={t('privacy.due')}
        rows={people}
        rowId={(row) => row.employee_id}
        empty={t('privacy.nobody')}
        columns={[
          {
            id: 'choose',
            header: '',
            cell: (row) => (
              <Checkbox
                aria-label={t('privacy.select', { name: row.full_name })}
                checked={chosen.includes(row.employee_id)}
                onChange={(event) => turn(row.employee_id, event.currentTarget.checked)}
              />
            ),
          },
          { id: 'person', header: t('privacy.person'), cell: (row) => `${row.full_name} · ${row.staff_id}` },
          { id: 'left', header: t('privacy.left'), cell: (row) => dayText(row.left_on, language) },
          { id: 'since', header: t('privacy.since'), cell: (row) => dayText(row.due_on, language) },
        ]}
      />
      {people.length > 0 && (
        <Group justify="flex-end" mt="sm">
          <Button color="red" variant="default" disabled={chosen.length === 0} onClick={() => setAsking(true)}>
            {t('privacy.forget')}
          </Button>
        </Group>
      )}
      {asking && (
        <ForgetDialog
          ids={chosen}
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false)
            setChosen([])
          }}
        />
      )}
    </>
  )
}
