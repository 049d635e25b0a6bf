/** One group: its name, its types with entitlements of their own, its week, and who is put into it. */

import { Button, Group, Stack, Switch, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { MayButton } from '#design/may-button.tsx'
import { Notice } from '#design/notice.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { useDesignWords } from '#design/words.ts'
import { PeoplePicker, type PickedPerson } from '#modules/employees/web/public.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { textOf } from '#platform/http/web/problem-toast.tsx'
import { useAct } from '#platform/http/web/use-call.ts'
import { balance, balances } from '../../../contract/balances.ts'
import {
  changeGroup,
  createGroup,
  group as groupCall,
  groups,
  putInGroup,
  removeGroup,
} from '../../../contract/types.ts'
import { USUAL_WEEK, type WeekDay } from '../../../model/days/calendar.ts'
import type { LeaveType } from '../../apply/asking.ts'
import { useWords } from '../../words.ts'
import { WeekField } from '../week-field.tsx'
import type { GroupType } from './group-type.ts'
import { GroupTypes } from './group-types.tsx'
import type { LeaveGroup } from './leave-group.ts'

const MOST_AT_ONCE = 500

type GroupDialogProps = {
  readonly group: LeaveGroup | undefined
  readonly types: readonly LeaveType[]
  readonly onClose: () => void
}
type Values = { name: string; week: WeekDay[] | null; types: GroupType[]; joining: readonly PickedPerson[] }

export function GroupDialog({ group, types, onClose }: GroupDialogProps) {
  const t = useWords()
  const d = useDesignWords()
  const [removing, setRemoving] = useState(false)
  const form = useForm<Values>({ initialValues: valuesOf(group, types) })
  const { name, week, types: chosen, joining } = form.values
  const doing = { refreshes: [groups, groupCall, balances, balance], quiet: true }
  const put = useAct(putInGroup, { ...doing, after: onClose })
  const join = (id: string) =>
    joining.length > 0
      ? put.mutate({ params: { id }, body: { employee_ids: joining.map(({ id: one }) => one) } })
      : onClose()
  const create = useAct(createGroup, { ...doing, after: ({ data }) => join(data.id) })
  const change = useAct(changeGroup, { ...doing, after: ({ data }) => join(data.id) })
  const remove = useAct(removeGroup, { refreshes: doing.refreshes, after: onClose })
  const problem = create.error ?? change.error ?? put.error
  const send = () => {
    const onError = (reason: Error) => form.setErrors(fieldErrors(reason))
    const rest = { week, types: chosen }
    if (!group) create.mutate({ body: { name: name.trim(), ...rest } }, { onError })
    else
      change.mutate(
        { params: { id: group.id }, body: group.is_default ? rest : { name: name.trim(), ...rest } },
        { onError },
      )
  }
  return (
    <Dialog opened onClose={onClose} size="lg" title={group ? group.label : t('leave.addGroup')}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim()) send()
        }}
      >
        <Stack gap="md">
          <TextInput
            label={t('leave.name')}
            required
            maxLength={255}
            disabled={group?.is_default ?? false}
            description={group?.is_default ? t('leave.defaultKeepsName') : undefined}
            {...form.getInputProps('name')}
          />
          <GroupTypes
            types={types}
            value={chosen}
            onChange={(next) => form.setFieldValue('types', next)}
            error={form.errors.types}
          />
          <Switch
            label={t('leave.ownWeek')}
            checked={week !== null}
            onChange={(event) => form.setFieldValue('week', event.currentTarget.checked ? [...USUAL_WEEK] : null)}
          />
          {week && <WeekField value={week} onChange={(next) => form.setFieldValue('week', next)} />}
          {!group?.is_default && (
            <PeoplePicker
              label={t('leave.joining', { count: group?.members ?? 0 })}
              most={MOST_AT_ONCE}
              value={joining}
              onChange={(people) => form.setFieldValue('joining', [...people])}
            />
          )}
          {problem && (
            <Notice tone="bad" role="alert">
              {textOf(problem)}
            </Notice>
          )}
          <Notice tone="info">{t('leave.groupFollows')}</Notice>
          <Group justify="flex-end">
            {group && !group.is_default && (
              <Button variant="subtle" color="red" mr="auto" onClick={() => setRemoving(true)}>
                {t('leave.removeGroup')}
              </Button>
            )}
            <Button variant="default" onClick={onClose}>
              {d('design.cancel')}
            </Button>
            <MayButton
              type="submit"
              closed={name.trim() ? undefined : t('leave.sayName')}
              loading={create.isPending || change.isPending || put.isPending}
            >
              {d('design.save')}
            </MayButton>
          </Group>
        </Stack>
      </form>
      {removing && group && (
        <ConfirmDialog
          title={t('leave.removeGroupTitle', { label: group.label })}
          action={t('leave.removeGroup')}
          danger
          working={remove.isPending}
          onConfirm={() => remove.mutate({ params: { id: group.id } })}
          onClose={() => setRemoving(false)}
        >
          {t('leave.removeGroupHint', { count: group.members })}
        </ConfirmDialog>
      )}
    </Dialog>
  )
}

/** A new group begins with every type that is on. */
const valuesOf = (group: LeaveGroup | undefined, types: readonly LeaveType[]): Values => ({
  name: group?.label ?? '',
  week: group?.week ? [...group.week] : null,
  types: group
    ? group.types.map(({ type_id, steps }) => ({ type_id, steps: steps && [...steps] }))
    : types.filter(({ active }) => active).map(({ id }) => ({ type_id: id, steps: null })),
  joining: [],
})
