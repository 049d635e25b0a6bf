/** Name, code and head of a department; name and head of a division. */

import { Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import {
  changeDepartment,
  changeDivision,
  createDepartment,
  createDivision,
  department as departmentCall,
  departments,
  managers,
} from '../../contract/departments.ts'
import { HeadPicker } from '../head-picker.tsx'
import { useWords } from '../words.ts'

type Department = DataOf<typeof departments>[number]
type Division = Department['divisions'][number]
type Values = { name: string; code: string; hod_id: string }

const REFRESHES = [departments, departmentCall, managers]

export function DepartmentForm({
  unit,
  onClose,
}: {
  readonly unit?: Department | undefined
  readonly onClose: () => void
}) {
  const t = useWords()
  const doing = { refreshes: REFRESHES, after: onClose, quiet: true }
  const add = useAct(createDepartment, doing)
  const change = useAct(changeDepartment, doing)
  const send = ({ name, code, hod_id }: Values, onError: (reason: unknown) => void) => {
    const body = { name, code, hod_id: hod_id || null }
    if (unit) change.mutate({ params: { id: unit.id }, body }, { onError })
    else add.mutate({ body }, { onError })
  }
  return (
    <UnitForm
      title={unit ? t('organisation.editTitle', { name: unit.name }) : t('organisation.addDepartment')}
      unit={unit}
      coded
      working={add.isPending || change.isPending}
      onSend={send}
      onClose={onClose}
    />
  )
}

type DivisionFormProps = {
  readonly department: Department
  readonly unit?: Division | undefined
  readonly onClose: () => void
}

export function DivisionForm({ department, unit, onClose }: DivisionFormProps) {
  const t = useWords()
  const doing = { refreshes: REFRESHES, after: onClose, quiet: true }
  const add = useAct(createDivision, doing)
  const change = useAct(changeDivision, doing)
  const send = ({ name, hod_id }: Values, onError: (reason: unknown) => void) => {
    const body = { name, hod_id: hod_id || null }
    if (unit) change.mutate({ params: { id: unit.id }, body }, { onError })
    else add.mutate({ body: { ...body, department_id: department.id } }, { onError })
  }
  return (
    <UnitForm
      title={
        unit
          ? t('organisation.editTitle', { name: unit.name })
          : `${t('organisation.addDivision')} · ${department.name}`
      }
      unit={unit}
      working={add.isPending || change.isPending}
      onSend={send}
      onClose={onClose}
    />
  )
}

type UnitFormProps = {
  readonly title: string
  readonly unit: (Pick<Division, 'name' | 'hod_id' | 'hod_name'> & { readonly code?: string | null }) | undefined
  readonly coded?: boolean
  readonly working: boolean
  readonly onSend: (values: Values, onError: (reason: unknown) => void) => void
  readonly onClose: () => void
}

function UnitForm({ title, unit, coded, working, onSend, onClose }: UnitFormProps) {
  const t = useWords()
  const form = useForm<Values>({
    initialValues: { name: unit?.name ?? '', code: unit?.code ?? '', hod_id: unit?.hod_id ?? '' },
  })
  const send = form.onSubmit((values) => onSend(values, (reason) => form.setErrors(fieldErrors(reason))))
  return (
    <Dialog opened onClose={onClose} title={title}>
      <form onSubmit={send}>
        <Stack gap="sm">
          <TextInput
            label={t('organisation.name')}
            required
            maxLength={255}
            data-autofocus
            {...form.getInputProps('name')}
          />
          {coded && (
            <TextInput
              label={t('organisation.code')}
              description={t('organisation.codeHint')}
              maxLength={60}
              {...form.getInputProps('code')}
            />
          )}
          <HeadPicker
            {...form.getInputProps('hod_id')}
            now={unit?.hod_id && unit.hod_name ? { id: unit.hod_id, name: unit.hod_name } : undefined}
          />
        </Stack>
        <FormFoot working={working} onCancel={onClose} action={unit ? undefined : t('organisation.add')} />
      </form>
    </Dialog>
  )
}
