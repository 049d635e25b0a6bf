import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { Section } from '#design/page.tsx'
import { employees } from '#modules/employees/contract/lists.ts'
import { download } from '#platform/http/web/download.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { personExport } from '../contract.ts'
import { useWords } from './words.ts'

const SHOWN = 50

export function ExportSection() {
  const t = useWords()
  const [person, setPerson] = useState('')
  const people = useCall(employees, {})
  return (
    <Section title={t('privacy.export')} hint={t('privacy.exportHint')}>
      <Group align="flex-end">
        <ChoiceField
          label={t('privacy.choose')}
          searchable
          clearable
          limit={SHOWN}
          w={360}
          value={person}
          onChange={setPerson}
          data={(people.data ?? []).map(({ id, full_name, staff_id }) => ({
            value: id,
            label: `${full_name} · ${staff_id}`,
          }))}
        />
        <Button
          variant="default"
          disabled={person === ''}
          onClick={() => void download(personExport, { params: { id: person } })}
        >
          {t('privacy.download')}
        </Button>
      </Group>
    </Section>
  )
}
