/** All parts in other currencies from a day on: one field a currency of the company; emptied, the part ends. */

import { Alert } from '@mantine/core'
import { useForm } from '@mantine/form'
import { DateField } from '#design/fields/date-field.tsx'
import { MoneyField } from '#design/fields/money-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Loaded } from '#design/states.tsx'
import { Form } from '#design/unsaved/form.tsx'
import { parseAmount } from '#kernel/money.ts'
import { plainDateOf } from '#kernel/plain-date.ts'
import { currencyRates } from '#modules/company/contract/currencies.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { showProblem } from '#platform/http/web/problem-toast.tsx'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { dayText, moneyText } from '#platform/words/format.ts'
import { colon, useLanguage } from '#platform/words/web/words.ts'
import { pay } from '../../../contract/pay/pay.ts'
import { setSubSalaries, subSalaries } from '../../../contract/pay/sub-salary.ts'
import { personal } from '../../../contract/profile.ts'
import { seenSubSalaries } from '../../../model/seen-lists.ts'
import classes from '../../employees.module.css'
import { ListMeanwhile } from '../../fields/list-meanwhile.tsx'
import { useSeenList } from '../../fields/use-seen-list.ts'
import { useWords } from '../../words.ts'
import type { Person } from '../person-head.tsx'

type Parts = readonly DataOf<typeof subSalaries>[number][]
type SubSalaryFormProps = {
  readonly person: Person
  /** Of all days, as they were read last. */
  readonly all: Parts
  readonly onDone: () => void
}

export function SubSalaryForm({ person, all, onDone }: SubSalaryFormProps) {
  const t = useWords()
  const { today } = useMe()
  const held = useCall(currencyRates, { query: {} })
  return (
    <Loaded reading={held} rows={2}>
      {({ rates }) => {
        const now = inForce(all, today)
        const codes = [...new Set([...rates, ...now].map(({ currency_code }) => currency_code))]
        if (codes.length === 0) return <Alert>{t('employees.subSalary.noCurrency')}</Alert>
        return <Fields person={person} all={all} amounts={amountsOf(codes, now)} onDone={onDone} />
      }}
    </Loaded>
  )
}

function Fields({ person, all, amounts, onDone }: SubSalaryFormProps & { readonly amounts: Record<string, string> }) {
  const t = useWords()
  const { today } = useMe()
  const form = useForm<Record<string, string>>({ initialValues: { ...amounts, effective_from: today } })
  const language = useLanguage()
  const list = useSeenList(all, seenSubSalaries)
  const set = useAct(setSubSalaries, { refreshes: [subSalaries, pay, personal], after: onDone, quiet: true })
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
      { params: { id: person.id }, body: { effective_from: plainDateOf(effective_from), items, seen: list.seen } },
      {
        onError: (reason) => {
          if (list.isMet(reason)) return
          form.setErrors(named(reason))
          showProblem(reason)
        },
      },
    )
  })
  return (
    <Form onSubmit={send} className={classes.entryForm}>
      <ListMeanwhile
        met={list.met}
        line={({ currency_code, amount, effective_from }) =>
          `${dayText(effective_from, language)}${colon()}${currency_code} ${moneyText(amount, currency_code)}`
        }
        onTheirs={() => {
          form.setValues(amountsOf(codes, inForce(list.met?.now ?? [], today)))
          list.goOn()
        }}
        onMine={list.goOn}
      />
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

const inForce = (parts: Parts, day: string): Parts =>
  parts.filter(({ effective_from: from, effective_to: to }) => from <= day && (to === null || to >= day))

const amountsOf = (codes: readonly string[], parts: Parts): Record<string, string> =>
  Object.fromEntries(codes.map((code) => [code, parts.find((one) => one.currency_code === code)?.amount ?? '']))
