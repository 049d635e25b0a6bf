/** What is asked for each bulk action, and the call that takes it. */
import { Checkbox, Group, Select, Stack } from '@mantine/core'
import { type ComponentType, useState } from 'react'
import { DateField } from '#design/fields/date-field.tsx'
import { plainDateOf } from '#kernel/plain-date.ts'
import { departments } from '#modules/organisation/contract/departments.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { callWhole, type Whole } from '#platform/http/web/client.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { displayOptions } from '../../contract/display.ts'
import {
  attendanceMethods,
  bulkAttendanceMethod,
  bulkDepartment,
  bulkDisplayOptions,
  bulkManager,
} from '../../contract/many.ts'
import { fieldWord } from '../labels.ts'
import { EmployeePicker } from '../pick/employee-picker.tsx'
import { useWords } from '../words.ts'
import type { BulkPart, Wanted } from './bulk-part.ts'

type FieldsProps = { readonly onChange: (wanted: Wanted) => void }

export function BulkFields({ part, onChange }: FieldsProps & { readonly part: BulkPart }) {
  const Fields = {
    manager: ManagerFields,
    department: DepartmentFields,
    attendance_method: MethodFields,
    display_options: DisplayFields,
  }[part]
  const moves = part === 'manager' || part === 'department'
  return moves ? <FromDay fields={Fields} onChange={onChange} /> : <Fields onChange={onChange} />
}

/** A move, and the day from which it holds. */
function FromDay({ fields: Fields, onChange }: FieldsProps & { readonly fields: ComponentType<FieldsProps> }) {
  const t = useWords()
  const [wanted, setWanted] = useState<Wanted>()
  const [day, setDay] = useState('')
  const tell = (given: Wanted, on: string) => onChange(given && { ...given, ...(isDay(on) && { moved_on: on }) })
  return (
    <Stack gap="sm">
      <Fields
        onChange={(given) => {
          setWanted(given)
          tell(given, day)
        }}
      />
      <DateField
        label={t('employees.many.fromDay')}
        description={t('employees.many.fromDayHint')}
        value={day}
        onChange={(on) => {
          setDay(on)
          if (on === '' || isDay(on)) tell(wanted, on)
        }}
      />
    </Stack>
  )
}

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text)
const dayIn = (wanted: Wanted) => {
  const day = textIn(wanted, 'moved_on')
  return day === null ? {} : { moved_on: plainDateOf(day) }
}

export function sendBulk(
  part: BulkPart,
  employeeIds: readonly string[],
  wanted: Wanted,
  preview: boolean,
): Promise<Whole<DataOf<typeof bulkManager>>> {
  const query = preview ? ({ preview: '1' } as const) : {}
  const employee_ids = [...employeeIds]
  switch (part) {
    case 'manager':
      return callWhole(bulkManager, {
        query,
        body: { employee_ids, manager_id: textIn(wanted, 'manager_id'), ...dayIn(wanted) },
      })
    case 'department': {
      const department_id = textIn(wanted, 'department_id') ?? ''
      const division_id = textIn(wanted, 'division_id')
      return callWhole(bulkDepartment, { query, body: { employee_ids, department_id, division_id, ...dayIn(wanted) } })
    }
    case 'attendance_method': {
      const methods = attendanceMethods.filter((method) => wanted?.[method] === true)
      return callWhole(bulkAttendanceMethod, { query, body: { employee_ids, methods } })
    }
    case 'display_options': {
      const options = Object.fromEntries(
        displayOptions.flatMap((name) => (typeof wanted?.[name] === 'boolean' ? [[name, wanted[name]]] : [])),
      )
      return callWhole(bulkDisplayOptions, { query, body: { employee_ids, options } })
    }
  }
}

function textIn(wanted: Wanted, name: string): string | null {
  const value = wanted?.[name]
  return typeof value === 'string' && value !== '' ? value : null
}

function ManagerFields({ onChange }: FieldsProps) {
  const t = useWords()
  const [id, setId] = useState<string | null>(null)
  const [none, setNone] = useState(false)
  return (
    <Stack gap="xs">
      {!none && (
        <EmployeePicker
          label={t('employees.manager')}
          value={id}
          onChange={(chosen) => {
            setId(chosen || null)
            onChange(chosen ? { manager_id: chosen } : undefined)
          }}
        />
      )}
      <Checkbox
        label={t('employees.many.noManager')}
        checked={none}
        onChange={(event) => {
          setNone(event.currentTarget.checked)
          setId(null)
          onChange(event.currentTarget.checked ? { manager_id: null } : undefined)
        }}
      />
    </Stack>
  )
}

function DepartmentFields({ onChange }: FieldsProps) {
  const t = useWords()
  const list = useCall(departments, {})
  const [department, setDepartment] = useState<string | null>(null)
  const [division, setDivision] = useState<string | null>(null)
  const found = list.data?.find(({ id }) => id === department)
  return (
    <Group grow align="start">
      <Select
        label={t('employees.department')}
        searchable
        data={(list.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        value={department}
        onChange={(id) => {
          setDepartment(id)
          setDivision(null)
          onChange(id ? { department_id: id } : undefined)
        }}
      />
      {found && found.divisions.length > 0 && (
        <Select
          label={t('employees.division')}
          clearable
          data={found.divisions.map(({ id, name }) => ({ value: id, label: name }))}
          value={division}
          onChange={(id) => {
            setDivision(id)
            onChange({ department_id: department, division_id: id })
          }}
        />
      )}
    </Group>
  )
}

function MethodFields({ onChange }: FieldsProps) {
  const t = useWords()
  const [chosen, setChosen] = useState<readonly string[]>([])
  return (
    <Checkbox.Group
      label={t('employees.many.methods')}
      description={t('employees.many.methodsHint')}
      value={[...chosen]}
      onChange={(methods) => {
        setChosen(methods)
        onChange(Object.fromEntries(attendanceMethods.map((method) => [method, methods.includes(method)])))
      }}
    >
      <Group mt="xs">
        {attendanceMethods.map((method) => (
          <Checkbox key={method} value={method} label={t(`employees.many.method.${method}`)} />
        ))}
      </Group>
    </Checkbox.Group>
  )
}

function DisplayFields({ onChange }: FieldsProps) {
  const t = useWords()
  const [options, setOptions] = useState<Readonly<Record<string, boolean>>>({})
  const set = (name: string, value: string | null) => {
    const { [name]: _, ...rest } = options
    const next = value === 'yes' || value === 'no' ? { ...rest, [name]: value === 'yes' } : rest
    setOptions(next)
    onChange(Object.keys(next).length > 0 ? next : undefined)
  }
  return (
    <Stack gap="xs">
      {displayOptions.map((name) => (
        <Select
          key={name}
          label={fieldWord(name)}
          clearable
          placeholder={t('employees.many.stays')}
          data={[
            { value: 'yes', label: t('employees.yes') },
            { value: 'no', label: t('employees.no') },
          ]}
          value={options[name] === undefined ? null : options[name] ? 'yes' : 'no'}
          onChange={(value) => set(name, value)}
        />
      ))}
    </Stack>
  )
}
