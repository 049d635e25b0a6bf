/** One type of leave: what it gives, to whom, how it is asked for, what becomes of the rest; and the law beside it. */

import { Button, Group, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { MayButton } from '#design/may-button.tsx'
import { Notice } from '#design/notice.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { useDesignWords } from '#design/words.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { textOf } from '#platform/http/web/problem-toast.tsx'
import { useAct } from '#platform/http/web/use-call.ts'
import { balance, balances } from '../../../contract/balances.ts'
import { changeType, createType, groups, removeType, types as typesCall } from '../../../contract/types.ts'
import { earnings } from '../../../model/earned/earning.ts'
import type { LeaveType } from '../../apply/asking.ts'
import { useWords } from '../../words.ts'
import { LawBox } from './law-box.tsx'
import { AskingFields, EndFields, GivingFields, WhoFields } from './type-fields.tsx'
import { changesOf, type TypeValues, valuesOf } from './type-values.ts'

type TypeDialogProps = {
  /** Without it, a new one of the company's own. */
  readonly type: LeaveType | undefined
  readonly types: readonly LeaveType[]
  readonly onClose: () => void
}

export function TypeDialog({ type, types, onClose }: TypeDialogProps) {
  const t = useWords()
  const d = useDesignWords()
  const before = valuesOf(type)
  const form = useForm<TypeValues>({ initialValues: before })
  const [removing, setRemoving] = useState(false)
  const doing = { refreshes: [typesCall, groups, balances, balance], after: onClose }
  const create = useAct(createType, { ...doing, quiet: true })
  const change = useAct(changeType, { ...doing, quiet: true })
  const remove = useAct(removeType, doing)
  const changes = changesOf(form.values, before)
  const isChanged = Object.keys(changes).length > 0
  // What changes between years of service and leave years says for itself when it holds.
  const isFollowed = Object.keys(changes).some((name) => name !== 'period')
  const problem = create.error ?? change.error
  const send = () => {
    const onError = (reason: Error) => form.setErrors(fieldErrors(reason))
    if (type) change.mutate({ params: { id: type.id }, body: changes }, { onError })
    else create.mutate({ body: { ...changes, name: form.values.name.trim() } }, { onError })
  }
  const closed = form.values.name.trim() ? (isChanged ? undefined : t('leave.nothingChanged')) : t('leave.sayName')
  return (
    <Dialog opened onClose={onClose} size="xl" title={type ? type.label : t('leave.addType')}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!closed) send()
        }}
      >
        <Stack gap="lg">
          {type?.law && <LawBox law={type.law} unit={type.unit} />}
          <GivingFields form={form} type={type} />
          <WhoFields form={form} />
          <AskingFields form={form} others={types.filter(({ id }) => id !== type?.id)} />
          <EndFields form={form} isEarned={earnings.some((kind) => kind === type?.kind)} />
          {problem && (
            <Notice tone="bad" role="alert">
              {textOf(problem)}
            </Notice>
          )}
          {type && isFollowed && <Notice tone="info">{t('leave.typeFollows')}</Notice>}
          <Group justify="flex-end">
            {type && type.kind === null && (
              <Button variant="subtle" color="red" mr="auto" onClick={() => setRemoving(true)}>
                {t('leave.removeType')}
              </Button>
            )}
            <Button variant="default" onClick={onClose}>
              {d('design.cancel')}
            </Button>
            <MayButton type="submit" closed={closed} loading={create.isPending || change.isPending}>
              {d('design.save')}
            </MayButton>
          </Group>
        </Stack>
      </form>
      {removing && type && (
        <ConfirmDialog
          title={t('leave.removeTypeTitle', { label: type.label })}
          action={t('leave.removeType')}
          danger
          working={remove.isPending}
          onConfirm={() => remove.mutate({ params: { id: type.id } })}
          onClose={() => setRemoving(false)}
        >
          {t('leave.removeTypeHint')}
        </ConfirmDialog>
      )}
    </Dialog>
  )
}
