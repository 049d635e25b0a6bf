/** One agreement: who is away, who decides meanwhile, from when to when. */
import { Fieldset, Group, MultiSelect, SimpleGrid } from '@mantine/core'
import { useForm } from '@mantine/form'
import { DateField } from '#design/fields/date-field.tsx'
import { MayButton } from '#design/may-button.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { delegate, delegations, kinds as kindsCall } from '../../contract.ts'
import { AccountPicker } from '../account-picker.tsx'
import { useWords } from '../words.ts'

type Account = { readonly id: string; readonly name: string }
type Values = {
  readonly from_account: Account | undefined
  readonly to_account: Account | undefined
  readonly from: string
  readonly to: string
  readonly kinds: string[]
}
const nobody: Values = { from_account: undefined, to_account: undefined, from: '', to: '', kinds: [] }

export function DelegationForm({ forOthers }: { readonly forOthers: boolean }) {
  const t = useWords()
  const form = useForm<Values>({ initialValues: nobody })
  const add = useAct(delegate, { refreshes: [delegations], quiet: true, after: () => form.reset() })
  const { from, to, to_account, from_account, kinds } = form.values
  const choices = useCall(kindsCall, {}).data ?? []
  const ready = from && to && to_account && (!forOthers || from_account)
  const person = (name: 'from_account' | 'to_account') => ({
    chosen: form.values[name],
    error: form.errors[name],
    onChange: (account: Account) => form.setFieldValue(name, account),
  })
  const send = () =>
    add.mutate(
      {
        body: {
          to_account: to_account?.id ?? '',
          from,
          to,
          ...(kinds.length > 0 ? { kinds } : {}),
          ...(forOthers && from_account ? { from_account: from_account.id } : {}),
        },
      },
      { onError: (reason) => form.setErrors(fieldErrors(reason)) },
    )
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (ready) send()
      }}
    >
      <Fieldset legend={t('approvals.newDelegation')}>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          {forOthers && <AccountPicker label={t('approvals.away')} {...person('from_account')} />}
          <AccountPicker label={t('approvals.standIn')} {...person('to_account')} />
          <DateField label={t('approvals.firstDay')} {...form.getInputProps('from')} />
          <DateField label={t('approvals.lastDay')} earliest={from || undefined} {...form.getInputProps('to')} />
        </SimpleGrid>
        <MultiSelect
          mt="sm"
          label={t('approvals.onlyKinds')}
          placeholder={kinds.length > 0 ? undefined : t('approvals.allKinds')}
          data={choices.map(({ kind, label }) => ({ value: kind, label }))}
          {...form.getInputProps('kinds')}
        />
        <Group justify="flex-end" mt="sm">
          <MayButton type="submit" closed={ready ? undefined : t('approvals.agreeFirst')} loading={add.isPending}>
            {t('approvals.agree')}
          </MayButton>
        </Group>
      </Fieldset>
    </form>
  )
}
