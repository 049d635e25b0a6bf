/** One notice on its own page, named by `id` in the address: what the record does not know is entered here. */
import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { MoneyField } from '#design/fields/money-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Facts, Page, Section } from '#design/page.tsx'
import { Empty, Loaded } from '#design/states.tsx'
import { Form } from '#design/unsaved/form.tsx'
import { download } from '#platform/http/web/download.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { changeNotice, notice, notices } from '../contract/notices.ts'
import { cp2x } from '../model/form.ts'
import { type BoxShown, partsOf, useValue } from './boxes.ts'
import { NoticeBadge, type WholeNotice } from './notice-badge.tsx'
import { useWords } from './words.ts'

export function EditNoticeScreen() {
  const t = useWords()
  const { id } = useSearch({ strict: false }) as { id?: string }
  return id ? (
    <Whole key={id} id={id} />
  ) : (
    <Page title={t('paynotices.editTitle')} crumb={t('paynotices.crumb')}>
      <Empty title={t('paynotices.chooseOne')} />
    </Page>
  )
}

function Whole({ id }: { readonly id: string }) {
  const t = useWords()
  const reading = useCall(notice, { params: { id }, query: {} })
  const of = reading.data
  return (
    <Page
      narrow
      title={of ? `${of.form_label} · ${of.full_name}` : t('paynotices.editTitle')}
      crumb={t('paynotices.crumb')}
      badge={of && <NoticeBadge of={of} />}
      meta={of?.why}
    >
      <Loaded reading={reading} rows={12}>
        {(found) => <EditForm key={JSON.stringify(found.fields)} of={found} />}
      </Loaded>
    </Page>
  )
}

function EditForm({ of }: { readonly of: WholeNotice }) {
  const t = useWords()
  const navigate = useNavigate()
  const shown = useValue()
  const { id, status } = of
  const back = cp2x.includes(of.form) ? '/app/payroll/forms/cp_2x' : '/app/payroll/notice'
  const leave = () => void navigate({ to: back, search: { open: id } })
  const change = useAct(changeNotice, { refreshes: [notices, notice], after: leave })
  const isClosed = status === 'filed' || status === 'cleared'
  const asked = of.boxes.filter(({ from, key }) => from !== 'record' && key !== 'total_B')
  const form = useForm({ initialValues: Object.fromEntries(asked.map(({ key, value }) => [key, value])) })
  const send = form.onSubmit((values) => {
    const changed = asked.filter(({ key, value }) => (values[key] ?? '') !== value)
    const fields = Object.fromEntries(changed.map(({ key }) => [key, values[key] || null]))
    change.mutate(
      { params: { id }, body: { fields } },
      {
        onError: (reason) =>
          form.setErrors(
            Object.fromEntries(
              Object.entries(fieldErrors(reason)).map(([at, text]) => [at.replace('fields.', ''), text]),
            ),
          ),
      },
    )
  })
  return (
    <Form onSubmit={send}>
      <Stack gap="lg">
        {of.missing.length > 0 && <p className="muted">{of.missing.map(({ text }) => text).join(' · ')}</p>}
        {partsOf(of.boxes).map(({ title, boxes }) => {
          const known = boxes.filter((box) => !asked.includes(box))
          return (
            <Section key={title ?? 'all'} title={title ?? t('paynotices.boxes')}>
              <Stack gap="md">
                <Facts facts={known.map((box) => [labelOf(box), shown(box)])} />
                {boxes
                  .filter((box) => asked.includes(box))
                  .map((box) => (
                    <BoxField key={box.key} box={box} disabled={isClosed} {...form.getInputProps(box.key)} />
                  ))}
              </Stack>
            </Section>
          )
        })}
        <Group justify="space-between">
          <Button variant="default" onClick={() => void download(notice, { params: { id }, query: { format: 'pdf' } })}>
            PDF
          </Button>
          <FormFoot
            working={change.isPending}
            onCancel={leave}
            closed={isClosed ? t('paynotices.filedClosed') : undefined}
          />
        </Group>
      </Stack>
    </Form>
  )
}

/** With the form's number of the box, where it has one. */
const labelOf = ({ key, label }: BoxShown): string => (/^[A-F]\d*[a-z]?$/.test(key) ? `${key} ${label}` : label)

type FieldProps = {
  readonly box: BoxShown
  readonly disabled: boolean
  readonly value?: string
  readonly onChange?: (value: string) => void
}

function BoxField({ box, ...rest }: FieldProps) {
  const currency = useMe().currency_code ?? ''
  const label = labelOf(box)
  if (box.kind === 'date') return <DateField label={label} {...rest} />
  if (box.kind === 'money') return <MoneyField label={label} currency={currency} {...rest} />
  if (box.kind === 'choice') return <ChoiceField label={label} data={box.choices} {...rest} />
  const { onChange, ...others } = rest
  return (
    <TextInput label={label} maxLength={255} {...others} onChange={(event) => onChange?.(event.currentTarget.value)} />
  )
}
