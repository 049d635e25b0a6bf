/** Other amounts from a day on; what was agreed before stays in the history. Shows what it does before it is done. */

import { TextInput } from '@mantine/core'
import { DateField } from '#design/fields/date-field.tsx'
import { MoneyField } from '#design/fields/money-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Form } from '#design/unsaved/form.tsx'
import { parseAmount } from '#kernel/money.ts'
import { plainDateOf } from '#kernel/plain-date.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { dayText, moneyText, percentChange } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { changePay, pay } from '../../../contract/pay/pay.ts'
import { employment, personal } from '../../../contract/profile.ts'
import classes from '../../employees.module.css'
import { ChangedMeanwhile } from '../../fields/changed-meanwhile.tsx'
import { useEditing } from '../../fields/use-editing.ts'
import { fieldWord } from '../../labels.ts'
import { useWords } from '../../words.ts'

type Pay = DataOf<typeof pay>
type PayFormProps = { readonly id: string; readonly now: Pay; readonly onDone: () => void }

export function PayForm({ id, now, onDone }: PayFormProps) {
  const t = useWords()
  const language = useLanguage()
  const { currency_code: code, today } = useMe()
  const currency = code ?? ''
  const first = dayOfChange(now, today)
  const { form, opened, submit, meanwhile } = useEditing(now, (row: Pay) => ({
    ...amountsOn(row, first),
    effective_from: first,
    reason: '',
  }))
  const change = useAct(changePay, { refreshes: [pay, personal, employment], after: onDone, quiet: true })
  const { effective_from, reason: _, ...written } = form.values
  const from = String(effective_from)
  const initial = amountsOn(opened, from)
  // What was not written here follows the day: the change is from what holds on it.
  const moveTo = (day: string) => {
    const then = amountsOn(opened, day)
    const untouched = now.known_components.filter((name) => !differs(String(form.values[name] ?? ''), initial[name]))
    form.setValues({ effective_from: day, ...Object.fromEntries(untouched.map((name) => [name, then[name] ?? ''])) })
  }
  const amounts = Object.fromEntries(Object.entries(written).map(([name, amount]) => [name, String(amount)]))
  const changed = Object.entries(amounts).filter(([name, amount]) => differs(amount, initial[name]))
  const overtaken = opened.history.filter(
    ({ component, effective_from }) => effective_from > from && changed.some(([name]) => name === component),
  )
  const send = submit((values, of, refused) =>
    change.mutate(
      {
        params: { id },
        body: {
          effective_from: plainDateOf(from),
          reason: String(values.reason) || undefined,
          components: Object.fromEntries(changed),
          revision: of.revision,
        },
      },
      { onError: refused },
    ),
  )
  return (
    <Form onSubmit={send}>
      <ChangedMeanwhile
        meanwhile={meanwhile}
        label={fieldWord}
        text={(name, row) => moneyText(amountsOn(row, from)[name], currency)}
      />
      <div className={classes.grid}>
        {now.known_components.map((component) => (
          <MoneyField
            key={component}
            label={fieldWord(component)}
            currency={currency}
            {...form.getInputProps(component)}
          />
        ))}
        <DateField
          label={t('employees.effectiveFrom')}
          required
          earliest={now.employments[0]?.joined_on ?? now.joined_on}
          {...form.getInputProps('effective_from')}
          onChange={moveTo}
        />
        <TextInput label={t('employees.reason')} maxLength={255} {...form.getInputProps('reason')} />
      </div>
      {changed.length > 0 && from && (
        <ul className={classes.effects} aria-live="polite">
          {changed.map(([name, amount]) => (
            <li key={name}>
              {t(
                initial[name] === '' ? 'employees.agreedAnew' : from > today ? 'employees.willBe' : 'employees.becomes',
                {
                  what: fieldWord(name),
                  before: moneyText(initial[name], currency),
                  after: moneyText(amount, currency),
                  change: percentChange(amount, initial[name]) ?? '',
                  day: dayText(from, language),
                },
              )}
            </li>
          ))}
          {overtaken.map(({ component, effective_from, amount }) => (
            <li key={`${component}${effective_from}`}>
              {t('employees.until.next', {
                day: dayText(effective_from, language),
                amount: moneyText(amount, currency),
              })}
            </li>
          ))}
          {from < today && <li>{t('employees.past')}</li>}
        </ul>
      )}
      <FormFoot
        working={change.isPending}
        onCancel={onDone}
        closed={changed.length === 0 ? t('employees.nothingChanged') : undefined}
      />
    </Form>
  )
}

/** What holds on a day, by component; an empty text where nothing is agreed by then. The history has the newest first. */
const amountsOn = ({ known_components, history }: Pay, day: string): Record<string, string> =>
  Object.fromEntries(
    known_components.map((component) => [
      component,
      history.find((one) => one.component === component && one.effective_from <= day)?.amount ?? '',
    ]),
  )

/** Today, or the nearest day of employment to it: before the first one and after the last nothing can change. */
function dayOfChange({ employments, joined_on }: Pay, today: string): string {
  const last = employments.at(-1)?.left_on
  if (today < joined_on) return joined_on
  return last && last < today ? last : today
}

function differs(amount: string, before: string | undefined): boolean {
  const now = parseAmount(amount)
  return now !== undefined && now !== parseAmount(before ?? '')
}
