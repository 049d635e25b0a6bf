/** A department that there is, or one that is typed and made on the spot; who may not make one is told so. */
import { Select } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { mayEnter } from '#access/enter.ts'
import { createDepartment, departments } from '#modules/organisation/contract/departments.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { useWords } from '../words.ts'

type DepartmentChoiceProps = {
  readonly value?: string | null
  readonly onChange: (id: string) => void
  readonly error?: ReactNode
}

/** No id of a department. */
const NEW = 'new'

export function DepartmentChoice({ value, onChange, error }: DepartmentChoiceProps) {
  const t = useWords()
  const mayMake = mayEnter(useSession(), 'organisation.write')
  const units = useCall(departments, {})
  const [search, setSearch] = useState('')
  const make = useAct(createDepartment, { refreshes: [departments], after: ({ data }) => onChange(data.id) })
  const known = (units.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const typed = search.trim()
  const isKnown = known.some(({ label }) => label.toLowerCase() === typed.toLowerCase())
  const offered =
    mayMake && typed !== '' && !isKnown ? [{ value: NEW, label: t('employees.makeDepartment', { name: typed }) }] : []
  return (
    <Select
      label={t('employees.department')}
      searchable
      clearable
      disabled={make.isPending}
      data={[...known, ...offered]}
      // What makes a department fits whatever is typed.
      filter={({ options, search: sought }) =>
        options.filter(
          (one) =>
            'value' in one && (one.value === NEW || one.label.toLowerCase().includes(sought.trim().toLowerCase())),
        )
      }
      nothingFoundMessage={typed === '' ? undefined : t('employees.noSuchDepartment', { name: typed })}
      searchValue={search}
      onSearchChange={setSearch}
      value={value || null}
      onChange={(chosen) => (chosen === NEW ? make.mutate({ body: { name: typed } }) : onChange(chosen ?? ''))}
      error={error}
    />
  )
}
