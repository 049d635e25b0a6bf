/** What the law wants of a leaving that is being entered; the earliest day can be taken over. */
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/http/web/client.ts'
import { Problem } from '#platform/http/web/problem.ts'
import { previewExit } from '../../contract/exits/exits.ts'
import { LawPart } from '../law-part.tsx'
import { useWords } from '../words.ts'

type ExitPreviewProps = {
  readonly employee_id: string
  readonly exit_type_id: number
  readonly exit_reason_ids: string[]
  readonly notice_date: string
  readonly last_working_date: string
  readonly onEarliest: (day: string) => void
}

export function ExitPreview({ onEarliest, last_working_date, ...asked }: ExitPreviewProps) {
  const t = useWords()
  const body = { ...asked, ...(last_working_date && { last_working_date }) }
  const reading = useQuery({
    queryKey: [previewExit.id, body],
    queryFn: ({ signal }) => call(previewExit, { body, signal }),
    placeholderData: (former) => former,
    retry: false,
  })
  if (reading.error instanceof Problem)
    return <p className="muted">{reading.error.firstError ?? reading.error.message}</p>
  if (!reading.data) return null
  const { earliest_last_day } = reading.data.notice
  return (
    <div>
      <LawPart law={reading.data} />
      {last_working_date !== earliest_last_day && (
        <Button variant="default" size="xs" mt="xs" onClick={() => onEarliest(earliest_last_day)}>
          {t('exit.takeEarliest')}
        </Button>
      )}
    </div>
  )
}
