/** What is booked, where it holds, and its accounts on the sides that it has. */

import { Autocomplete, Group, Stack, TextInput } from '@mantine/core'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { costCentreNames } from '#modules/employees/contract/pay/cost-centres.ts'
import { departments } from '#modules/organisation/contract/departments.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useRecordForm } from '#platform/records/web/use-record-form.ts'
import {
  addLedgerAccount,
  changeLedgerAccount,
  journal,
  ledgerAccounts,
  type ledgerSetup,
} from '../../contract/ledger.ts'
import { useWords } from '../words.ts'

export type Account = DataOf<typeof ledgerAccounts>[number]
export type Setup = DataOf<typeof ledgerSetup>
type AccountDialogProps = {
  readonly now: Account | undefined
  readonly setup: Setup
  readonly onClose: () => void
}

export function AccountDialog({ now, setup, onClose }: AccountDialogProps) {
  const t = useWords()
  const units = useCall(departments, {}).data ?? []
  const centres = useCall(costCentreNames, {}).data ?? []
  const sidesOf = (what: string) =>
    [...setup.figures, ...setup.categories].find(({ name }) => name === what)?.sides ?? []
  const record = useRecordForm({
    now,
    add: addLedgerAccount,
    change: changeLedgerAccount,
    values: valuesOf(now),
    body: (values) => bodyOf(values, setup, sidesOf(values.what)),
    errors: ({ figure, category_id, ...errors }) => ({
      ...errors,
      ...((figure ?? category_id) && { what: figure ?? category_id }),
    }),
    refreshes: [ledgerAccounts, journal],
    after: onClose,
  })
  const { form } = record
  const { what, place } = form.values
  const sides = sidesOf(what)
  return (
    <Dialog opened onClose={onClose} size="lg" title={t(now ? 'payreports.ledger.edit' : 'payreports.ledger.add')}>
      <form onSubmit={record.send}>
        <Stack gap="sm">
          <ChoiceField
            label={t('payreports.booked')}
            required
            searchable
            data={[
              { group: t('payreports.group.figure'), items: setup.figures.map(choiceOf) },
              { group: t('payreports.ledger.categories'), items: setup.categories.map(choiceOf) },
            ].filter(({ items }) => items.length > 0)}
            {...form.getInputProps('what')}
          />
          <ChoiceField
            label={t('payreports.ledger.where')}
            allowDeselect={false}
            data={(['everywhere', 'department', 'cost_centre'] as const).map((value) => ({
              value,
              label: t(`payreports.ledger.${value}`),
            }))}
            {...form.getInputProps('place')}
          />
          {place === 'department' && (
            <ChoiceField
              label={t('payreports.department')}
              required
              searchable
              data={units.map(({ id, name }) => ({ value: id, label: name }))}
              {...form.getInputProps('department_id')}
            />
          )}
          {place === 'cost_centre' && (
            <Autocomplete
              label={t('payreports.costCentre')}
              required
              maxLength={255}
              data={centres}
              {...form.getInputProps('cost_centre')}
            />
          )}
          {sides.map((side) => (
            <Group key={side} grow align="flex-start">
              <TextInput
                label={t(`payreports.${side}Account`)}
                maxLength={60}
                {...form.getInputProps(`${side}_account`)}
              />
              <TextInput label={t('payreports.accountName')} maxLength={255} {...form.getInputProps(`${side}_name`)} />
            </Group>
          ))}
        </Stack>
        <FormFoot working={record.working} onCancel={onClose} />
      </form>
    </Dialog>
  )
}

const choiceOf = ({ name, label }: Setup['figures'][number]) => ({ value: name, label })

const valuesOf = (now: Account | undefined) => ({
  what: now?.figure ?? now?.category_id ?? '',
  place: now?.department_id ? 'department' : now?.cost_centre ? 'cost_centre' : 'everywhere',
  department_id: now?.department_id ?? '',
  cost_centre: now?.cost_centre ?? '',
  debit_account: now?.debit_account ?? '',
  debit_name: now?.debit_name ?? '',
  credit_account: now?.credit_account ?? '',
  credit_name: now?.credit_name ?? '',
})

/** What was left empty, or belongs to a side or a place that was not chosen, is not there. */
function bodyOf(
  { what, place, department_id, cost_centre, ...accounts }: ReturnType<typeof valuesOf>,
  setup: Setup,
  sides: readonly ('debit' | 'credit')[],
) {
  const isFigure = setup.figures.some(({ name }) => name === what)
  const given = (side: 'debit' | 'credit', value: string) => (sides.includes(side) && value.trim() ? value : null)
  return {
    figure: isFigure ? what : null,
    category_id: isFigure || what === '' ? null : what,
    department_id: place === 'department' && department_id ? department_id : null,
    cost_centre: place === 'cost_centre' && cost_centre ? cost_centre : null,
    debit_account: given('debit', accounts.debit_account),
    debit_name: given('debit', accounts.debit_name),
    credit_account: given('credit', accounts.credit_account),
    credit_name: given('credit', accounts.credit_name),
  }
}
