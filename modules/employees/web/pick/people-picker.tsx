/** Choosing many people: found by the server as one types, or a whole department at once. */
import { Group, MultiSelect } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { useLiveSearch, useOffered } from '#design/fields/live-search.ts'
import { useDesignWords } from '#design/words.ts'
import { departments } from '#modules/organisation/contract/departments.ts'
import { call } from '#platform/http/web/client.ts'
import { showProblem } from '#platform/http/web/problem-toast.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { activeEmployees } from '../../contract/lists.ts'
import { useWords } from '../words.ts'
import { pickedText, useComing } from './picked-text.ts'

/** What is shown of somebody chosen, who need not be among those found now. */
export type PickedPerson = {
  readonly id: string
  readonly full_name: string
  readonly staff_id: string
  readonly starts_on?: string | null
}

type PeoplePickerProps = {
  readonly label: string
  readonly description?: string
  readonly value: readonly PickedPerson[]
  readonly onChange: (people: readonly PickedPerson[]) => void
  readonly error?: ReactNode
  readonly most: number
}

const SHOWN = 40
const FRESH_MS = 60_000

export function PeoplePicker({ label, description, value, onChange, error, most }: PeoplePickerProps) {
  const t = useWords()
  const d = useDesignWords()
  const [typed, setTyped] = useState('')
  const sought = useLiveSearch(typed)
  const query = { search: sought.search || undefined, page: 1, per_page: SHOWN }
  const reading = useCall(activeEmployees, { params: { x: '0' }, query }, { staleTime: FRESH_MS })
  const offered = useOffered(sought, reading)
  const found = reading.data ?? []
  const units = useCall(departments, {}, { staleTime: FRESH_MS }).data ?? []
  const coming = useComing()
  const known = new Map([...value, ...found].map((one) => [one.id, one]))
  const full = value.length >= most ? t('employees.pick.full', { most }) : undefined
  const [tooMany, setTooMany] = useState<string>()
  const choose = (people: readonly PickedPerson[]) => {
    setTooMany(undefined)
    onChange(people)
  }
  const whole = useMutation({
    mutationFn: (department: string) => call(activeEmployees, { params: { x: '0' }, query: { department } }),
    onSuccess: (theirs, department) => {
      const together = [...new Map([...value, ...theirs].map((one) => [one.id, one])).values()]
      if (together.length <= most) choose(together)
      // All of them or nobody: whoever was left out would not be missed until it is too late.
      else setTooMany(t('employees.pick.tooMany', { department, count: theirs.length, most, chosen: value.length }))
    },
    onError: showProblem,
  })
  return (
    <Group align="flex-start" gap="sm">
      <MultiSelect
        style={{ flex: '1 1 200px' }}
        label={label}
        description={full ?? description}
        searchable
        clearable
        hidePickedOptions
        maxValues={most}
        value={value.map(({ id }) => id)}
        onChange={(ids) => choose(ids.flatMap((id) => known.get(id) ?? []))}
        searchValue={typed}
        onSearchChange={setTyped}
        error={error ?? tooMany}
        placeholder={value.length === 0 ? d('design.pickEmployee') : undefined}
        data={[...known.values()].map((one) => ({ value: one.id, label: pickedText(one, coming) }))}
        {...offered}
      />
      <ChoiceField
        w={160}
        label={t('employees.pick.wholeDepartment')}
        value=""
        onChange={(name) => whole.mutate(name)}
        disabled={whole.isPending}
        placeholder={t('employees.pick.choose')}
        data={units.map(({ name }) => name)}
      />
    </Group>
  )
}
