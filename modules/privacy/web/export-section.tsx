import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { Section } from '#design/page.tsx'
import { EmployeePicker } from '#modules/employees/web/public.tsx'
import { download } from '#platform/http/web/download.ts'
import { personExport } from '../contract.ts'
import { useWords } from './words.ts'

export function ExportSection() {
  const t = useWords()
  const [person, setPerson] = useState('')
  return (
    <Section title={t('privacy.export')} hint={t('privacy.exportHint')}>
      <Group align="flex-end">
        <EmployeePicker label={t('privacy.choose')} everybody w={360} value={person} onChange={setPerson} />
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
