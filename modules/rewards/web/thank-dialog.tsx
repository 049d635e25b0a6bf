/** Thanks to one colleague or several: a type, what for, and whether everybody may read it. */
import { MultiSelect, Stack, Switch, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type ReactNode, useState } from 'react'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { colleagues, give, mine, ownLeaderboard, thanks } from '../contract/own.ts'
import { isFromBudget } from '../model/badge.ts'
import { MESSAGE_MAX, MOST_AT_ONCE } from '../model/giving.ts'
import { useNamed } from './badge-mark.tsx'
import { useWords } from './words.ts'

type ThankDialogProps = {
  readonly types: DataOf<typeof mine>['types']
  readonly left: number
  readonly onGiven: () => void
  readonly onClose: () => void
}

export function ThankDialog({ types, left, onGiven, onClose }: ThankDialogProps) {
  const t = useWords()
  const named = useNamed()
  const form = useForm({
    initialValues: { type_id: types[0]?.id ?? '', employee_ids: [] as string[], message: '', is_public: true },
  })
  const given = () => {
    onClose()
    onGiven()
  }
  const act = useAct(give, { refreshes: [mine, thanks, ownLeaderboard], after: given })
  const send = form.onSubmit((body) =>
    act.mutate({ body }, { onError: (failure) => form.setErrors(fieldErrors(failure)) }),
  )
  const { type_id, employee_ids } = form.values
  const type = types.find(({ id }) => id === type_id)
  const takes = type && isFromBudget(type.given_by) ? type.points * employee_ids.length : 0
  return (
    <Dialog opened onClose={onClose} title={t('rewards.thank')}>
      <form onSubmit={send}>
        <Stack gap="md">
          <Colleagues {...form.getInputProps('employee_ids')} />
          <ChoiceField
            label={t('rewards.type')}
            required
            allowDeselect={false}
            description={t('rewards.takes', { count: takes, left })}
            data={types.map(({ id, name, name_zh, points }) => ({
              value: id,
              label: t('rewards.itemFor', { name: named(name, name_zh), count: points }),
            }))}
            {...form.getInputProps('type_id')}
          />
          <Textarea
            label={t('rewards.message')}
            description={t('rewards.messageHint')}
            required
            maxLength={MESSAGE_MAX}
            autosize
            minRows={3}
            maxRows={10}
            {...form.getInputProps('message')}
          />
          <Switch
            label={t('rewards.share')}
            description={t('rewards.shareHint')}
            {...form.getInputProps('is_public', { type: 'checkbox' })}
          />
          <FormFoot working={act.isPending} onCancel={onClose} action={t('rewards.send')} />
        </Stack>
      </form>
    </Dialog>
  )
}

type ColleaguesProps = {
  readonly value?: string[]
  readonly onChange?: (ids: string[]) => void
  readonly error?: ReactNode
}

/** The server looks for what is typed; those chosen keep their names while others are looked for. */
function Colleagues({ value = [], onChange, error }: ColleaguesProps) {
  const t = useWords()
  const [typed, setTyped] = useState('')
  const [known, setKnown] = useState<Readonly<Record<string, string>>>({})
  const found = useCall(colleagues, { query: { search: typed } }).data ?? []
  const label = ({ name, department }: (typeof found)[number]) => (department ? `${name} · ${department}` : name)
  const names = { ...known, ...Object.fromEntries(found.map((one) => [one.id, label(one)])) }
  const shown = [...new Set([...value, ...found.map(({ id }) => id)])]
  return (
    <MultiSelect
      label={t('rewards.colleagues')}
      description={t('rewards.colleaguesHint')}
      required
      searchable
      hidePickedOptions
      maxValues={MOST_AT_ONCE}
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={t(typed.trim() ? 'rewards.nobodyFound' : 'rewards.noColleagues')}
      data={shown.map((id) => ({ value: id, label: names[id] ?? '' }))}
      value={value}
      error={error}
      onChange={(ids) => {
        setKnown(names)
        onChange?.(ids)
      }}
    />
  )
}
