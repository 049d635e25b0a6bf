/** A decision on a loan: from which month, why, and of a settlement what becomes of the rest. */

import { Button, Group, Radio, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { MonthField } from '#design/fields/month-field.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { loans, pauseLoan, resumeLoan, settleLoan, skipLoan } from '../contract/loans.ts'
import { type LoanMove, type Settlement, settlements } from '../model/loan.ts'
import type { LoanShown } from './loan-dialog.tsx'
import { useWords } from './words.ts'

type MoveDialogProps = { readonly loan: LoanShown; readonly move: LoanMove; readonly onClose: () => void }

export function MoveDialog({ loan: { id, name }, move, onClose }: MoveDialogProps) {
  const t = useWords()
  const form = useForm({
    initialValues: { month: useMe().today.slice(0, 7), reason: '', how: 'pay' as Settlement },
  })
  const doing = { refreshes: [loans], after: onClose }
  const acts = {
    pause: useAct(pauseLoan, doing),
    resume: useAct(resumeLoan, doing),
    skip: useAct(skipLoan, doing),
    settle: useAct(settleLoan, doing),
  }
  const failed = { onError: (reason: unknown) => form.setErrors(fieldErrors(reason)) }
  const send = form.onSubmit(({ how, ...body }) => {
    if (move === 'settle') acts.settle.mutate({ params: { id }, body: { ...body, how } }, failed)
    else acts[move].mutate({ params: { id }, body }, failed)
  })
  return (
    <Dialog opened onClose={onClose} title={t('loans.moveTitle', { move: t(`loans.move.${move}`), name })}>
      <form onSubmit={send}>
        <Stack gap="md">
          <MonthField label={t('loans.month')} required data-autofocus {...form.getInputProps('month')} />
          {move === 'settle' && (
            <Radio.Group label={t('loans.how')} {...form.getInputProps('how')}>
              <Stack gap="xs" mt={6}>
                {settlements.map((how) => (
                  <Radio key={how} value={how} label={t(`loans.how.${how}`)} />
                ))}
              </Stack>
            </Radio.Group>
          )}
          <TextInput label={t('loans.reason')} required maxLength={255} {...form.getInputProps('reason')} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('loans.cancel')}
            </Button>
            <Button type="submit" loading={acts[move].isPending}>
              {t(`loans.move.${move}`)}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
