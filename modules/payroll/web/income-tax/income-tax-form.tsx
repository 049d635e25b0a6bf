/** What the month's tax rests on: claims of the form with what is left of each, items of the month, facts of the record. */
import { Button, Group, Stack, Switch, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { MoneyField } from '#design/fields/money-field.tsx'
import { Section } from '#design/page.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { Form } from '#design/unsaved/form.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { moneyText } from '#platform/words/format.ts'
import { changeIncomeTax, incomeTax } from '../../contract/income-tax.ts'
import { view } from '../../contract/run.ts'
import { useWords } from '../words.ts'
import type { IncomeTax } from './income-tax.ts'

type Values = {
  claims: Record<string, string>
  items: Record<string, string>
  facts: Record<string, string | boolean>
}

export function IncomeTaxForm({ of }: { readonly of: IncomeTax }) {
  const t = useWords()
  const act = useAct(changeIncomeTax, { refreshes: [incomeTax, view] })
  const before = valuesOf(of)
  const form = useForm<Values>({ initialValues: before })
  const send = form.onSubmit((values) => {
    const params = {
      employeeId: of.employee_id,
      year: String(of.year),
      month: String(of.month).padStart(2, '0'),
      // The run that was looked at, also where another one waits by now.
      run: String(of.run),
    }
    const money = (part: 'claims' | 'items') => changed(values[part], before[part], (amount) => amount || '0.00')
    const body = {
      claims: money('claims'),
      items: money('items'),
      facts: changed(values.facts, before.facts, (value) => value),
    }
    const said = Object.fromEntries(Object.entries(body).filter(([, part]) => Object.keys(part).length > 0))
    act.mutate({ params, body: said }, { onError: (reason) => form.setErrors(fieldErrors(reason)) })
  })
  if (of.claims.length + of.items.length + of.facts.length === 0) return null
  return (
    <Form onSubmit={send}>
      <Stack gap="lg">
        {of.claims.length > 0 && <Claims of={of} inputs={(code) => form.getInputProps(`claims.${code}`)} />}
        {of.items.length > 0 && (
          <Section title={t('payroll.incomeTax.items')} hint={t('payroll.incomeTax.itemsHint')}>
            <Group align="flex-start">
              {of.items.map(({ type, label, otherwise }) => (
                <MoneyField
                  key={type}
                  label={label}
                  description={
                    otherwise === '0.00'
                      ? undefined
                      : t('payroll.incomeTax.otherwise', { amount: moneyText(otherwise, of.currency_code) })
                  }
                  currency={of.currency_code}
                  disabled={!of.may_change}
                  {...form.getInputProps(`items.${type}`)}
                />
              ))}
            </Group>
          </Section>
        )}
        <FactFields of={of} inputs={(name, type) => form.getInputProps(`facts.${name}`, type ? { type } : {})} />
        {of.may_change && (
          <Group>
            <Button type="submit" loading={act.isPending} disabled={!form.isDirty()}>
              {t('payroll.incomeTax.save')}
            </Button>
          </Group>
        )}
      </Stack>
    </Form>
  )
}

type Inputs = (name: string, type?: 'checkbox') => object

function Claims({ of, inputs }: { readonly of: IncomeTax; readonly inputs: Inputs }) {
  const t = useWords()
  const money = (amount: string | null) => (amount === null ? '–' : moneyText(amount, of.currency_code))
  return (
    <Section title={t('payroll.incomeTax.claims')} hint={t('payroll.incomeTax.claimsHint')}>
      <SimpleTable
        wide
        label={t('payroll.incomeTax.claims')}
        rows={of.claims}
        rowId={({ code }) => code}
        columns={[
          { id: 'item', header: t('payroll.incomeTax.item'), cell: ({ code, label }) => named(code, label) },
          { id: 'limit', header: t('payroll.incomeTax.limit'), number: true, cell: ({ limit }) => money(limit) },
          { id: 'used', header: t('payroll.incomeTax.used'), number: true, cell: ({ used }) => money(used) },
          {
            id: 'now',
            header: t('payroll.incomeTax.now'),
            number: true,
            cell: ({ code, label }) => (
              <MoneyField
                aria-label={named(code, label)}
                currency={of.currency_code}
                disabled={!of.may_change}
                {...inputs(code)}
              />
            ),
          },
          { id: 'left', header: t('payroll.incomeTax.left'), number: true, cell: ({ left }) => money(left) },
        ]}
      />
    </Section>
  )
}

/** Items have the form's number; zakat and the levy have none. */
const named = (code: string, label: string) => (/^C\d+$/.test(code) ? `${code} ${label}` : label)

function FactFields({ of, inputs }: { readonly of: IncomeTax; readonly inputs: Inputs }) {
  const t = useWords()
  const groups = [
    { title: t('payroll.incomeTax.former'), facts: of.facts.filter(({ former }) => former) },
    { title: t('payroll.incomeTax.facts'), facts: of.facts.filter(({ former }) => !former) },
  ].filter(({ facts }) => facts.length > 0)
  return groups.map(({ title, facts }) => (
    <Section key={title} title={title}>
      <Group align="flex-start">
        {facts.map(({ name, label }) =>
          FLAGS.has(name) ? (
            <Switch key={name} label={label} disabled={!of.may_change} {...inputs(name, 'checkbox')} />
          ) : (
            <TextInput
              key={name}
              label={label}
              inputMode="decimal"
              maxLength={20}
              disabled={!of.may_change}
              {...inputs(name)}
            />
          ),
        )}
      </Group>
    </Section>
  ))
}

const FLAGS = new Set(['tax_resident', 'minimum_wage_earner'])
/** On unless the record says otherwise. */
const USUALLY_ON = new Set(['tax_resident'])

const valuesOf = ({ claims, items, facts }: IncomeTax): Values => ({
  claims: Object.fromEntries(claims.map(({ code, now }) => [code, now === '0.00' ? '' : now])),
  items: Object.fromEntries(items.map(({ type, amount }) => [type, amount === '0.00' ? '' : amount])),
  facts: Object.fromEntries(
    facts.map(({ name, value }) => [
      name,
      FLAGS.has(name) ? value === true || (value === null && USUALLY_ON.has(name)) : String(value ?? ''),
    ]),
  ),
})

function changed<Value>(
  now: Readonly<Record<string, Value>>,
  before: Readonly<Record<string, Value>>,
  sent: (value: Value) => Value | string,
) {
  const different = Object.entries(now).filter(([name, value]) => value !== before[name])
  return Object.fromEntries(different.map(([name, value]) => [name, sent(value)]))
}
