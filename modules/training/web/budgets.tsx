/** What each department may spend on training in a year. */
import { Button, Group, NumberInput } from '@mantine/core'
import { useState } from 'react'
import { MoneyField } from '#design/fields/money-field.tsx'
import { Section } from '#design/page.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { budgets, setBudgets } from '../contract/records.ts'
import { useTrainingText } from './training-text.ts'
import { useWords } from './words.ts'

const [FIRST, LAST] = [2000, 2199]

export function Budgets() {
  const t = useWords()
  const text = useTrainingText()
  const { today, currency_code: currency } = useMe()
  const [year, setYear] = useState(Number(today.slice(0, 4)))
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const list = useCall(budgets, { query: { year } })
  const save = useAct(setBudgets, { refreshes: [budgets], after: () => setTyped({}) })
  const rows = list.data ?? []
  const errors = fieldErrors(save.error)
  const changed = rows.flatMap(({ department_id, amount }) => {
    const wanted = typed[department_id]
    return wanted === undefined || wanted === (amount ?? '') ? [] : [{ department_id, amount: wanted || null }]
  })
  const errorOf = (id: string) =>
    errors[`items.${changed.findIndex(({ department_id }) => department_id === id)}.amount`]
  return (
    <Section
      title={t('training.budgets')}
      hint={t('training.budgetsHint')}
      actions={
        <NumberInput
          aria-label={t('training.year')}
          w={110}
          min={FIRST}
          max={LAST}
          allowDecimal={false}
          value={year}
          onChange={(chosen) => {
            const wanted = Number(chosen)
            if (wanted < FIRST || wanted > LAST) return
            setTyped({})
            setYear(wanted)
          }}
        />
      }
    >
      <SimpleTable
        label={t('training.budgets')}
        reading={list}
        rows={rows}
        rowId={({ department_id }) => department_id}
        empty={t('training.noDepartments')}
        columns={[
          { id: 'department', header: t('training.department'), cell: ({ department }) => department },
          {
            id: 'amount',
            header: t('training.budget'),
            cell: ({ department_id, department, amount }) => (
              <MoneyField
                aria-label={t('training.budgetOf', { name: department })}
                currency={currency ?? ''}
                value={typed[department_id] ?? amount ?? ''}
                error={errorOf(department_id)}
                onChange={(wanted) => setTyped({ ...typed, [department_id]: wanted })}
              />
            ),
          },
          { id: 'spent', header: t('training.spent'), number: true, cell: ({ spent }) => text.money(spent) },
        ]}
      />
      {changed.length > 0 && (
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={() => setTyped({})}>
            {t('training.discard')}
          </Button>
          <Button loading={save.isPending} onClick={() => save.mutate({ body: { year, items: changed } })}>
            {t('training.saveBudgets')}
          </Button>
        </Group>
      )}
    </Section>
  )
}
