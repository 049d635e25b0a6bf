/** All parts in other currencies from a day on: one field a currency of the company; emptied, the part ends. */

import { Alert } from '@mantine/core'
import { useForm } from '@mantine/form'
import { DateField } from '#design/fields/date-field.tsx'
import { MoneyField } from '#design/fields/money-field.tsx'
import { Loaded } from '#design/states.tsx'
import { Form } from '#design/unsaved/form.tsx'
import { parseAmount } from '#kernel/money.ts'
import { plainDateOf } from '#kernel/plain-date.ts'
import { currencyRates } from '#modules/company/contract/currencies.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { pay } from '../../../contract/pay/pay.ts'
import { setSubSalaries, subSalaries } from '../../../contract/pay/sub-salary.ts'
import { personal } from '../../../contract/profile.ts'
import classes from '../../employees.module.css'
import { useWords } from '../../words.ts'
import { FormFoot } from '../form-foot.tsx'
import type { Person } from '../person-head.tsx'

type SubSalaryFormProps = { readonly person: Person; readonly onDone: () => void }

export function SubSalaryForm({ person, onDone }: SubSalaryFormProps) {
  const t = useWords()
  const now = useCall(subSalaries, { params: { id: person.id }, query: { all: '0' } })
  const held = useCall(currencyRates, { query: {} })
  return (
    <Loaded reading={held} rows={2}>
      {({ rates }) => {
        if (now.data === undefined) return null
        const codes = [...new Set([...rates, ...now.data].map(({ currency_code }) => currency_code))]
        if (codes.length === 0) return <Alert>{t('employees.subSalary.noCurrency')}</Alert>
        const amounts = Object.fromEntries(
          codes.map((code) => [code, now.data.find(({ currency_code }) => currency_code === code)?.amount ?? '']),
        )
        return <Fields person={person} amounts={amounts} onDone={onDone} />
      }}
    </Loaded>
  )
}

function Fields({ person, amounts, onDone }: SubSalaryFormProps & { readonly amounts: Record<string, string> }) {
  const t = useWords()
  const { today } = useMe()
  const form = useForm<Record<string, string>>({ initialValues: { ...amounts, effective_from: today } })
  const set = useAct(setSubSalaries, { refreshes: [subSalaries, pay, personal], after: onDone })
  const codes = Object.keys(amounts)
  const differs = codes.some((code) => parseAmount(form.values[code] ?? '') !== parseAmount(amounts[code] ?? ''))
  const send = form.onSubmit(({ effective_from = today, ...given }) => {
    const items = codes.flatMap((code) => {
      const amount = given[code] ?? ''
      return parseAmount(amount) ? [{ currency_code: code, amount }] : []
    })
    const named = (reason: unknown) =>
      Object.fromEntries(
        Object.entries(fieldErrors(reason)).map(([name, text]) => {
          const at = /^items\.(\d+)\./.exec(name)?.[1]
          return [at === undefined ? name : (items[Number(at)]?.currency_code ?? name), text]
        }),
      )
    set.mutate(
      { params: { id: person.id }, body: { effective_from: plainDateOf(effective_from), items } },
      { onError: (reason) => form.setErrors(named(reason)) },
    )
  })
  return (
    <Form onSubmit={send} className={classes.entryForm}>
      <div className={classes.grid}>
        {codes.map((code) => (
          <MoneyField key={code} label={code} currency={code} {...form.getInputProps(code)} />
        ))}
        <DateField
          label={t('employees.effectiveFrom')}
          required
          earliest={person.joined_on}
          {...form.getInputProps('effective_from')}
        />
      </div>
      <FormFoot
        working={set.isPending}
        onCancel={onDone}
        closed={differs ? undefined : t('employees.nothingChanged')}
      />
    </Form>
  )
}
