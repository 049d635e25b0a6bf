/** The accounts of one person with their shares; the sum is shown as one types. */

import { ActionIcon, Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Form } from '#design/unsaved/form.tsx'
import { amountText, parseAmount, sumOf } from '#kernel/money.ts'
import { showBankList } from '#modules/company/contract/banks.ts'
import { bankLabel } from '#modules/company/model/public.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { showProblem } from '#platform/http/web/problem-toast.tsx'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import type { bankAccounts } from '../../../contract/pay/accounts.ts'
import { seenAccounts } from '../../../model/seen-lists.ts'
import { comeToHundred } from '../../../model/shares.ts'
import classes from '../../employees.module.css'
import { ListMeanwhile } from '../../fields/list-meanwhile.tsx'
import { useSeenList } from '../../fields/use-seen-list.ts'
import { useWords } from '../../words.ts'
import { usePayCalls } from './pay-calls.ts'

type AccountsFormProps = {
  readonly id: string
  readonly now: DataOf<typeof bankAccounts>
  readonly onDone: () => void
}

const MOST = 5
const NONE = '0.00'
const empty = { bank: '', account_number: '', holder_name: '', share: '' }

export function AccountsForm({ id, now, onDone }: AccountsFormProps) {
  const t = useWords()
  const banks = useCall(showBankList, {}, { staleTime: 3_600_000 })
  const known = formOf(now)
  const form = useForm({ initialValues: { accounts: known.length > 0 ? known : [{ ...empty, share: '100' }] } })
  const list = useSeenList(now, seenAccounts)
  const calls = usePayCalls()
  const set = useAct(calls.setAccounts, { refreshes: [calls.accounts, calls.pay], after: onDone, quiet: true })
  const { accounts } = form.values
  const shares = accounts.map(({ share }) => share)
  const sum = amountText(sumOf(shares.map((share) => parseAmount(share) ?? 0n)))
  const complete = accounts.length === 0 || comeToHundred(shares)
  const send = form.onSubmit((values) =>
    set.mutate(
      { params: { id }, body: { ...values, seen: list.seen } },
      {
        onError: (reason) => {
          if (list.isMet(reason)) return
          form.setErrors(fieldErrors(reason))
          showProblem(reason)
        },
      },
    ),
  )
  return (
    <Form onSubmit={send}>
      <ListMeanwhile
        met={list.met && { ...list.met, now: list.met.now.filter(({ share }) => share !== NONE) }}
        line={({ bank_name, account_number, holder_name, share }) =>
          [bank_name, account_number, holder_name, `${share} %`].filter(Boolean).join(' · ')
        }
        onTheirs={() => {
          form.setValues({ accounts: formOf(list.met?.now ?? []) })
          list.goOn()
        }}
        onMine={list.goOn}
      />
      {accounts.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are known by their place
        <fieldset key={at} className={classes.account}>
          <legend>{t(at === 0 ? 'employees.mainAccount' : 'employees.furtherAccount')}</legend>
          <div className={classes.grid}>
            <ChoiceField
              label={t('employees.bank')}
              searchable
              required
              data={(banks.data ?? []).map((one) => ({ value: one.code, label: bankLabel(one) }))}
              {...form.getInputProps(`accounts.${at}.bank`)}
            />
            <TextInput
              label={t('employees.accountNumber')}
              required
              inputMode="numeric"
              autoComplete="off"
              {...form.getInputProps(`accounts.${at}.account_number`)}
            />
            <TextInput
              label={t('employees.holder')}
              description={t('employees.holderHint')}
              {...form.getInputProps(`accounts.${at}.holder_name`)}
            />
            <TextInput
              label={t('employees.share')}
              required
              inputMode="decimal"
              rightSection={<span className="muted">%</span>}
              {...form.getInputProps(`accounts.${at}.share`)}
            />
          </div>
          <ActionIcon
            className={classes.removeRow}
            aria-label={t('employees.removeAccount', { number: at + 1 })}
            onClick={() => form.removeListItem('accounts', at)}
          >
            <IconTrash size={15} />
          </ActionIcon>
        </fieldset>
      ))}
      <div className={classes.sum} data-wrong={!complete || undefined} role="status">
        {accounts.length === 0 ? t('employees.noBank') : t('employees.sharesSum', { sum })}
      </div>
      {form.errors.accounts && <p role="alert">{form.errors.accounts}</p>}
      {accounts.length < MOST && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={13} />}
          onClick={() => form.insertListItem('accounts', { ...empty, share: accounts.length === 0 ? '100' : '' })}
        >
          {t('employees.addAccount')}
        </Button>
      )}
      <FormFoot
        working={set.isPending}
        onCancel={onDone}
        closed={complete ? undefined : t('employees.sharesSum', { sum })}
      />
    </Form>
  )
}

const formOf = (accounts: readonly DataOf<typeof bankAccounts>[number][]) =>
  accounts
    .filter(({ share }) => share !== NONE)
    .map(({ bank, account_number, holder_name, share }) => ({
      bank,
      account_number,
      holder_name: holder_name ?? '',
      share: share.replace(/\.00$/, ''),
    }))
