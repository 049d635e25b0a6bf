/** For whom leave is entered: one or many, or a whole department at once. */
import { Group, MultiSelect } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { useDesignWords } from '#design/words.ts'
import { activeEmployees } from '#modules/employees/contract/lists.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useWords } from '../words.ts'

type PeoplePickerProps = {
  readonly label?: string
  readonly value: readonly string[]
  readonly onChange: (ids: string[]) => void
  readonly error: ReactNode
}

const NONE: readonly never[] = []
const SHOWN = 40
const MOST = 500
const FRESH_MS = 300_000

export const usePeople = () => useCall(activeEmployees, { params: { x: '0' } }, { staleTime: FRESH_MS }).data ?? NONE

export function PeoplePicker({ label, value, onChange, error }: PeoplePickerProps) {
  const t = useWords()
  const d = useDesignWords()
  const people = usePeople()
  const departments = useMemo(
    () => [...new Set(people.map(({ department }) => department).filter((one) => one !== null))].sort(),
    [people],
  )
  const addDepartment = (name: string) => {
    const theirs = people.filter(({ department }) => department === name).map(({ id }) => id)
    onChange([...new Set([...value, ...theirs])].slice(0, MOST))
  }
  return (
    <Group align="flex-start" gap="sm">
      <MultiSelect
        style={{ flex: '1 1 200px' }}
        label={label ?? t('leave.forWhom')}
        searchable
        clearable
        limit={SHOWN}
        maxValues={MOST}
        value={[...value]}
        onChange={onChange}
        error={error}
        placeholder={value.length === 0 ? d('design.pickEmployee') : undefined}
        nothingFoundMessage={d('design.nobody')}
        data={people.map(({ id, full_name, staff_id }) => ({ value: id, label: `${full_name} · ${staff_id}` }))}
      />
      <ChoiceField
        w={160}
        label={t('leave.wholeDepartment')}
        value=""
        onChange={addDepartment}
        placeholder={t('leave.choose')}
        data={departments}
      />
    </Group>
  )
}
