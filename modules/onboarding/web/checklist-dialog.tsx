/** A checklist: for whom it is, and its tasks in their order. */

import { ActionIcon, Button, Group, NumberInput, Switch, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { companyRoles } from '#access/roles.ts'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { EmployeePicker } from '#modules/employees/web/public.tsx'
import { departments } from '#modules/organisation/contract/departments.ts'
import { positions } from '#modules/organisation/contract/positions.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { roleWord } from '#platform/identity/web/names.ts'
import { RecordDialog } from '#platform/records/web/record-dialog.tsx'
import { useRecordForm } from '#platform/records/web/use-record-form.ts'
import { addChecklist, changeChecklist, checklists } from '../contract/checklists.ts'
import { checklistKinds, owners, taskKinds } from '../model/tasks.ts'
import type { ChecklistShown } from './checklist-shown.ts'
import classes from './onboarding.module.css'
import { useWords } from './words.ts'

type ChecklistDialogProps = { readonly now: ChecklistShown | undefined; readonly onClose: () => void }
const newTask = {
  id: '',
  name: '',
  name_zh: '',
  kind: 'task',
  owner: 'hr',
  role: '',
  person_id: '',
  due_days: 0,
} as const
const named = (rows: readonly { readonly id: string; readonly name: string }[] | undefined) =>
  rows?.map(({ id, name }) => ({ value: id, label: name })) ?? []

export function ChecklistDialog({ now, onClose }: ChecklistDialogProps) {
  const t = useWords()
  const units = named(useCall(departments, {}).data)
  const posts = named(useCall(positions, {}).data)
  const record = useRecordForm({
    now,
    add: addChecklist,
    change: changeChecklist,
    values: valuesOf(now),
    body: (values) => bodyOf(values),
    refreshes: [checklists],
    after: onClose,
  })
  const { form } = record
  return (
    <RecordDialog record={record} onClose={onClose} size="xl" title={now ? now.name : t('onboarding.addList')}>
      <Group grow align="flex-start">
        <TextInput label={t('onboarding.listName')} required maxLength={255} {...form.getInputProps('name')} />
        <ChoiceField
          label={t('onboarding.kind')}
          data={checklistKinds.map((value) => ({ value, label: t(`onboarding.kind.${value}`) }))}
          allowDeselect={false}
          required
          {...form.getInputProps('kind')}
        />
      </Group>
      <Group grow align="flex-start">
        <ChoiceField
          label={t('onboarding.department')}
          placeholder={t('onboarding.everybody')}
          data={units}
          clearable
          searchable
          {...form.getInputProps('department_id')}
        />
        <ChoiceField
          label={t('onboarding.position')}
          placeholder={t('onboarding.everybody')}
          data={posts}
          clearable
          searchable
          {...form.getInputProps('position_id')}
        />
      </Group>
      {form.values.tasks.map((task, at) => (
        <TaskFields key={task.id || `new-${at}`} form={form} at={at} />
      ))}
      <Group justify="space-between">
        <Button
          variant="default"
          leftSection={<IconPlus size={16} />}
          disabled={form.values.tasks.length >= 60}
          onClick={() => form.insertListItem('tasks', { ...newTask })}
        >
          {t('onboarding.addTask')}
        </Button>
        <Switch label={t('onboarding.active')} {...form.getInputProps('is_active', { type: 'checkbox' })} />
      </Group>
    </RecordDialog>
  )
}

function TaskFields({ form, at }: { readonly form: UseFormReturnType<Values>; readonly at: number }) {
  const t = useWords()
  const { owner, name } = form.values.tasks[at] ?? newTask
  const field = (of: string) => form.getInputProps(`tasks.${at}.${of}`)
  return (
    <div className={`card ${classes.edit}`}>
      <Group grow align="flex-start">
        <TextInput label={t('onboarding.task')} required maxLength={255} {...field('name')} />
        <TextInput label={t('onboarding.taskZh')} maxLength={255} {...field('name_zh')} />
      </Group>
      <Group align="flex-end" wrap="wrap">
        <ChoiceField
          label={t('onboarding.taskKind')}
          w={150}
          data={taskKinds.map((value) => ({ value, label: t(`onboarding.taskKind.${value}`) }))}
          allowDeselect={false}
          {...field('kind')}
        />
        <ChoiceField
          label={t('onboarding.owner')}
          w={170}
          data={owners.map((value) => ({ value, label: t(`onboarding.owner.${value}`) }))}
          allowDeselect={false}
          {...field('owner')}
        />
        {owner === 'role' && (
          <ChoiceField
            label={t('onboarding.role')}
            w={190}
            required
            data={companyRoles.map((value) => ({ value, label: roleWord(value) }))}
            {...field('role')}
          />
        )}
        {owner === 'person' && (
          <EmployeePicker label={t('onboarding.person')} w={220} required {...field('person_id')} />
        )}
        <NumberInput
          label={t('onboarding.due')}
          w={130}
          min={-365}
          max={365}
          allowDecimal={false}
          {...field('due_days')}
        />
        <ActionIcon
          size="lg"
          variant="default"
          disabled={form.values.tasks.length === 1}
          aria-label={t('onboarding.removeTask', { name: name || String(at + 1) })}
          onClick={() => form.removeListItem('tasks', at)}
        >
          <IconTrash size={16} />
        </ActionIcon>
      </Group>
    </div>
  )
}

type Values = ReturnType<typeof valuesOf>

const valuesOf = (now: ChecklistShown | undefined) => ({
  name: now?.name ?? '',
  kind: now?.kind ?? ('joining' as const),
  department_id: now?.department_id ?? '',
  position_id: now?.position_id ?? '',
  is_active: now?.is_active ?? true,
  tasks: (now?.tasks ?? [newTask]).map((task) => ({ ...task, role: task.role ?? '', person_id: task.person_id ?? '' })),
})

const bodyOf = ({ department_id, position_id, tasks, ...values }: Values) => ({
  ...values,
  department_id: department_id || null,
  position_id: position_id || null,
  tasks: tasks.map(({ role, person_id, due_days, ...task }) => ({
    ...task,
    role: (role || null) as (typeof companyRoles)[number] | null,
    person_id: person_id || null,
    due_days: Number(due_days) || 0,
  })),
})
