import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { showBankList } from '#modules/company/contract/banks.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { changePay, pay } from '../../contract/pay.ts'
import { employment, personal } from '../../contract/profile.ts'
import classes from '../employees.module.css'
import { useWords } from '../words.ts'
import { FormFoot } from './form-foot.tsx'

type BankFormProps = {
  readonly id: string
  readonly account: { readonly bank: string; readonly account_number: string } | null
  readonly onDone: () => void
}

/** The account a person is paid to. The number is typed anew, since what is shown may be masked. */
export function BankForm({ id, account, onDone }: BankFormProps) {
  const t = useWords()
  const banks = useCall(showBankList, {}, { staleTime: 3_600_000 })
  const form = useForm({ initialValues: { bank: account?.bank ?? '', account_number: '' } })
  const change = useAct(changePay, { refreshes: [pay, personal, employment], after: onDone })
  const send = form.onSubmit((bank_account) =>
    change.mutate(
      { params: { id }, body: { bank_account } },
      { onError: (reason) => form.setErrors(fieldErrors(reason)) },
    ),
  )
  return (
    <form onSubmit={send}>
      <div className={classes.grid}>
        <ChoiceField
          label={t('employees.bank')}
          searchable
          required
          data={(banks.data ?? []).map(({ code, name }) => ({ value: code, label: name }))}
          {...form.getInputProps('bank')}
        />
        <TextInput
          label={t('employees.accountNumber')}
          required
          inputMode="numeric"
          autoComplete="off"
          {...form.getInputProps('account_number')}
        />
      </div>
      <FormFoot working={change.isPending} onCancel={onDone} />
    </form>
  )
}
