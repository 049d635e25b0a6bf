/** The account that takes what has none. */
import { Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { changeLedgerSetup, journal, ledgerSetup } from '../../contract/ledger.ts'
import { useWords } from '../words.ts'
import type { Setup } from './account-dialog.tsx'

export function SuspenseDialog({ setup, onClose }: { readonly setup: Setup; readonly onClose: () => void }) {
  const t = useWords()
  const act = useAct(changeLedgerSetup, { refreshes: [ledgerSetup, journal], after: onClose })
  const { suspense_account, suspense_name } = setup
  const form = useForm({ initialValues: { suspense_account, suspense_name } })
  const send = form.onSubmit((body) =>
    act.mutate({ body }, { onError: (reason) => form.setErrors(fieldErrors(reason)) }),
  )
  return (
    <Dialog opened onClose={onClose} title={t('payreports.ledger.suspenseTitle')}>
      <form onSubmit={send}>
        <Stack gap="sm">
          <TextInput
            label={t('payreports.account')}
            description={t('payreports.ledger.suspenseHint')}
            required
            maxLength={60}
            {...form.getInputProps('suspense_account')}
          />
          <TextInput
            label={t('payreports.accountName')}
            required
            maxLength={255}
            {...form.getInputProps('suspense_name')}
          />
        </Stack>
        <FormFoot working={act.isPending} onCancel={onClose} />
      </form>
    </Dialog>
  )
}
