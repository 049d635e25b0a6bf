/** How a template reads for one person, as it is filled by the server. */

import { Alert } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/http/web/client.ts'
import { comma } from '#platform/words/web/words.ts'
import { previewLetter } from '../contract/templates.ts'
import { LetterText } from './letter-text.tsx'
import type { Template } from './shown.ts'
import { useWords } from './words.ts'

type FilledPreviewProps = {
  readonly template: Template
  readonly employeeId: string
  readonly asked: Readonly<Record<string, string>>
}

const SETTLES_MS = 400

export function FilledPreview({ template, employeeId, asked }: FilledPreviewProps) {
  const t = useWords()
  const [settled] = useDebouncedValue(asked, SETTLES_MS)
  const reading = useQuery({
    queryKey: [previewLetter.id, template.id, employeeId, settled],
    queryFn: ({ signal }) =>
      call(previewLetter, { body: { template_id: template.id, employee_id: employeeId, asked: settled }, signal }),
  })
  if (!reading.data) return null
  const { missing, ...texts } = reading.data
  const open = missing.filter((name) => !template.asks.includes(name))
  return (
    <>
      {open.length > 0 && (
        <Alert color="yellow">
          {t('documents.missing', {
            fields: open.map((name) => t(`documents.hole.${name as 'company'}`)).join(comma()),
          })}
        </Alert>
      )}
      <LetterText letter={{ ...texts, language: template.language }} />
    </>
  )
}
