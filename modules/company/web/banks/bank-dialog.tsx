import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { Notice } from '#design/notice.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { addBank, banks, changeBank, showBankList } from '../../contract/banks.ts'
import { bankLabel } from '../../model/country-banks.ts'
import { useWords } from '../words.ts'

type Account = DataOf<typeof banks>[number]
type BankDialogProps = {
  /** The one that is changed; its number is known by its last four alone, and stays where none is typed. */
  readonly account?: Account | undefined
  readonly onClose: () => void
}

/** An account of the company; a number of unusual length is said, not refused. */
export function BankDialog({ account, onClose }: BankDialogProps) {
  const t = useWords()
  const { company_name } = useMe()
  const known = useCall(showBankList, {}, { staleTime: 3_600_000 })
  const form = useForm({
    initialValues: {
      bank_id: account?.bank_id ?? '',
      account_no: '',
      account_name: account?.account_name ?? company_name ?? '',
      corporate_id: account?.corporate_id ?? '',
    },
  })
  const add = useAct(addBank, { refreshes: [banks], after: onClose })
  const change = useAct(changeBank, { refreshes: [banks], after: onClose })
  const onError = (reason: unknown) => form.setErrors(fieldErrors(reason))
  const send = form.onSubmit(({ account_no, ...body }) => {
    if (!account) return add.mutate({ body: { ...body, account_no } }, { onError })
    const kept = { ...body, ...(account_no.trim() && { account_no }) }
    return change.mutate({ params: { id: account.id }, body: kept }, { onError })
  })
  const bank = known.data?.find(({ id }) => id === form.values.bank_id)
  const digits = form.values.account_no.replaceAll(/[\s-]/g, '').length
  const odd = bank && digits > 0 && bank.account_lengths.length > 0 && !bank.account_lengths.includes(digits)
  return (
    <Dialog
      opened
      onClose={onClose}
      title={
        account
          ? t('company.changeBankTitle', { name: account.bank_name, account: account.account_no })
          : t('company.addBankTitle')
      }
    >
      <form onSubmit={send}>
        <Stack gap="md">
          <ChoiceField
            label={t('company.bank')}
            data={(known.data ?? []).map((one) => ({ value: one.id, label: bankLabel(one) }))}
            searchable
            required
            data-autofocus
            {...form.getInputProps('bank_id')}
          />
          <TextInput
            label={t('company.accountNumber')}
            inputMode="numeric"
            autoComplete="off"
            required={!account}
            description={account && t('company.accountKept', { account: account.account_no })}
            {...form.getInputProps('account_no')}
          />
          {odd && (
            <Notice tone="warn">{t('company.accountLength', { digits: bank.account_lengths.join(' / ') })}</Notice>
          )}
          <TextInput
            label={t('company.accountName')}
            maxLength={255}
            required
            {...form.getInputProps('account_name')}
          />
          <TextInput
            label={t('company.corporateId')}
            description={t('company.corporateIdHint')}
            maxLength={60}
            {...form.getInputProps('corporate_id')}
          />
          {account && <Text c="dimmed">{t('company.bankFilesKeep')}</Text>}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('company.cancel')}
            </Button>
            <Button type="submit" loading={add.isPending || change.isPending}>
              {t(account ? 'company.saveBank' : 'company.addBank')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
