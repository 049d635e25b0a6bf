/** Choosing one person: the server looks for what is typed, so that nobody's phone has to hold the whole company. */
import { type ReactNode, useState } from 'react'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { useLiveSearch, useOffered } from '#design/fields/live-search.ts'
import { useDesignWords } from '#design/words.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { activeEmployees, employees } from '../../contract/lists.ts'
import { pickedText, useComing } from './picked-text.ts'

const SHOWN = 40
const FRESH_MS = 60_000

type EmployeePickerProps = {
  readonly label: string
  readonly value?: string | null
  readonly onChange?: (id: string) => void
  readonly error?: ReactNode
  readonly required?: boolean
  /** Nobody chooses oneself as one's own manager. */
  readonly without?: string
  /** Whoever left as well. */
  readonly everybody?: boolean
  readonly w?: number
}

export function EmployeePicker(props: EmployeePickerProps) {
  const { value, onChange, required, without, everybody = false, ...rest } = props
  const t = useDesignWords()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<Option>()
  const sought = useLiveSearch(typed, chosen?.label)
  const [reading, found] = useFound(everybody, sought.search, value)
  const offered = useOffered(sought, reading)
  const kept = chosen && chosen.value === value && !found.some((one) => one.value === value) ? [chosen] : []
  const options = [...kept, ...found.filter((one) => one.value !== without)]
  return (
    <ChoiceField
      {...rest}
      searchable
      clearable={!required}
      required={required}
      value={value}
      onChange={(id) => {
        setChosen(options.find((one) => one.value === id))
        onChange?.(id)
      }}
      searchValue={typed}
      onSearchChange={(text) => {
        setTyped(text)
        const shown = options.find((one) => one.value === value)
        if (shown?.label === text) setChosen(shown)
      }}
      placeholder={t('design.pickEmployee')}
      data={options}
      {...offered}
    />
  )
}

type Option = { readonly value: string; readonly label: string }

function useFound(everybody: boolean, search: string, value: string | null | undefined) {
  const paging = { search: search || undefined, page: 1, per_page: SHOWN }
  const fresh = { staleTime: FRESH_MS }
  const coming = useComing()
  const here = useCall(
    activeEmployees,
    { params: { x: '0' }, query: { ...paging, also: value || undefined } },
    { ...fresh, enabled: !everybody },
  )
  const all = useCall(employees, { query: { ...paging, sort: 'full_name' } }, { ...fresh, enabled: everybody })
  const rows = (everybody ? all.data : here.data) ?? []
  const options: readonly Option[] = rows.map((one) => ({ value: one.id, label: pickedText(one, coming) }))
  return [everybody ? all : here, options] as const
}
