/** Tax rates, which operations enter on their own word, and who sends the bills of each country. */
import { Button, Checkbox, Group, NumberInput, Stack, Tabs, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconTrash } from '@tabler/icons-react'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { Notice } from '#design/notice.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { Loaded } from '#design/states.tsx'
import { SideDialog } from '#design/unsaved/dialog.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { addTax, changeSeller, removeTax, sellers, taxes } from '../../contract/plans.ts'
import { plainRate } from '../bill-lines.tsx'
import { useWords } from '../words.ts'

const countries = ['MY', 'TW', 'PH'] as const

export function RatesDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords()
  const reading = useCall(sellers, {})
  return (
    <SideDialog opened onClose={onClose} position="right" size="lg" title={t('billing.rates')}>
      <Tabs defaultValue="taxes">
        <Tabs.List mb="md">
          <Tabs.Tab value="taxes">{t('billing.taxes')}</Tabs.Tab>
          {countries.map((country) => (
            <Tabs.Tab key={country} value={country}>
              {t('billing.sender', { country: t(`billing.country.${country}`) })}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="taxes">
          <Taxes />
        </Tabs.Panel>
        {countries.map((country) => (
          <Tabs.Panel key={country} value={country}>
            <Loaded reading={reading} rows={6}>
              {(found) => {
                const seller = found.find((one) => one.country === country)
                return seller ? <SellerForm seller={seller} /> : null
              }}
            </Loaded>
          </Tabs.Panel>
        ))}
      </Tabs>
    </SideDialog>
  )
}

function Taxes() {
  const t = useWords()
  const language = useLanguage()
  const reading = useCall(taxes, {})
  const add = useAct(addTax, { refreshes: [taxes], after: () => form.reset() })
  const remove = useAct(removeTax, { refreshes: [taxes] })
  const form = useForm({ initialValues: { country: 'MY', name: '', rate: '', starts_on: '' } })
  const send = form.onSubmit(({ country, ...body }) =>
    add.mutate(
      { body: { ...body, country: countries.find((one) => one === country) ?? 'MY' } },
      { onError: (why) => form.setErrors(fieldErrors(why)) },
    ),
  )
  return (
    <Stack gap="md">
      <Notice tone="info">{t('billing.taxHint')}</Notice>
      <SimpleTable
        label={t('billing.taxes')}
        reading={reading}
        rows={reading.data ?? []}
        rowId={({ id }) => id}
        empty={t('billing.noTaxes')}
        columns={[
          { id: 'country', header: t('billing.country'), cell: (row) => t(`billing.country.${row.country}`) },
          { id: 'name', header: t('billing.taxName'), cell: ({ name, entered_by }) => `${name} (${entered_by})` },
          { id: 'rate', header: '%', number: true, cell: ({ rate }) => plainRate(rate) },
          { id: 'from', header: t('billing.startsOn'), cell: ({ starts_on }) => dayText(starts_on, language) },
          {
            id: 'remove',
            header: '',
            cell: ({ id, name }) => (
              <Button
                size="compact-sm"
                variant="subtle"
                color="red"
                aria-label={t('billing.removeTitle', { name })}
                onClick={() => remove.mutate({ params: { id } })}
              >
                <IconTrash size={15} aria-hidden />
              </Button>
            ),
          },
        ]}
      />
      <form onSubmit={send}>
        <Stack gap="sm">
          <Group grow align="flex-start">
            <ChoiceField
              label={t('billing.country')}
              allowDeselect={false}
              data={countries.map((value) => ({ value, label: t(`billing.country.${value}`) }))}
              {...form.getInputProps('country')}
            />
            <TextInput label={t('billing.taxName')} required maxLength={255} {...form.getInputProps('name')} />
          </Group>
          <Group grow align="flex-start">
            <TextInput
              label={t('billing.rate')}
              required
              inputMode="decimal"
              rightSection="%"
              {...form.getInputProps('rate')}
            />
            <DateField label={t('billing.startsOn')} required {...form.getInputProps('starts_on')} />
          </Group>
          <Group justify="flex-end">
            <Button type="submit" loading={add.isPending}>
              {t('billing.addTax')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Stack>
  )
}

type Seller = DataOf<typeof sellers>[number]

function SellerForm({ seller }: { readonly seller: Seller }) {
  const t = useWords()
  const change = useAct(changeSeller, { refreshes: [sellers] })
  const { country, next_invoice_no, due_days, ...values } = seller
  const form = useForm({ initialValues: { ...values, due_days: due_days as number | string } })
  const send = form.onSubmit((body) =>
    change.mutate(
      { params: { country }, body: { ...body, due_days: Number(body.due_days) } },
      { onError: (why) => form.setErrors(fieldErrors(why)) },
    ),
  )
  return (
    <form onSubmit={send}>
      <Stack gap="sm">
        <TextInput label={t('billing.senderName')} required maxLength={255} {...form.getInputProps('name')} />
        <Textarea label={t('billing.address')} autosize minRows={2} {...form.getInputProps('address')} />
        <TextInput label={t('billing.taxNumber')} maxLength={255} {...form.getInputProps('tax_number')} />
        <Textarea
          label={t('billing.payTo')}
          description={t('billing.payToHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autosize
          minRows={2}
          {...form.getInputProps('pay_to')}
        />
        <Group grow align="flex-start">
          <TextInput
            label={t('billing.prefix')}
            description={t('billing.nextNumber', { number: next_invoice_no })}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            required
            maxLength={12}
            {...form.getInputProps('prefix')}
          />
          <NumberInput
            label={t('billing.dueDays')}
            min={0}
            max={365}
            allowDecimal={false}
            {...form.getInputProps('due_days')}
          />
        </Group>
        <Checkbox label={t('billing.sendsAtOnce')} {...form.getInputProps('sends_at_once', { type: 'checkbox' })} />
        <Group justify="flex-end">
          <Button type="submit" loading={change.isPending}>
            {t('billing.saveSender')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
