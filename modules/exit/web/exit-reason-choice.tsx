/** The reasons that the company offers for a way of leaving; with its default at first. */
import { useEffect } from 'react'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { exitReasons } from '../contract/exit-reasons.ts'
import { useWords } from './words.ts'

type ExitReasonChoiceProps = {
  readonly typeId: number
  readonly value: string
  readonly onChange: (id: string) => void
}

export function ExitReasonChoice({ typeId, value, onChange }: ExitReasonChoiceProps) {
  const t = useWords()
  const { data } = useCall(exitReasons, { query: { exit_type_id: typeId } })
  const offered = (data ?? []).filter(({ status }) => status === 1)
  // A reason of another way of leaving does not stay.
  const fits = data === undefined || value === '' || offered.some(({ id }) => id === value)
  useEffect(() => {
    if (!fits) onChange('')
  }, [fits, onChange])
  return (
    <ChoiceField
      label={t('exit.reason')}
      clearable
      searchable
      data={offered.map(({ id, name }) => ({ value: id, label: name }))}
      value={fits ? value : ''}
      onChange={onChange}
    />
  )
}
