/** One date beside the list: its rule, what it comes to, and what was paid. */

import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconDownload } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { mayEnter } from '#access/enter.ts'
import { DateField } from '#design/fields/date-field.tsx'
import { Facts, Section } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { download } from '#platform/http/web/download.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { dayText, moneyText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { calendar, dateDone, dateOpen } from '../contract/calendar.ts'
import { bir1601c } from '../contract/month-forms.ts'
import { type AgencyDate, DateBadge } from './date-badge.tsx'
import { useWords } from './words.ts'

type PanelProps = { readonly date: AgencyDate; readonly onClose: () => void }

export function DatePanel({ date, onClose }: PanelProps) {
  const t = useWords()
  const language = useLanguage()
  const me = useMe()
  const mayOpenNotices = mayEnter(useSession(), 'payroll.cp2x')
  const { id, done, amount } = date
  const month1601c = id.startsWith('bir1601c-')
    ? { year: date.month.slice(0, 4), month: date.month.slice(5) }
    : undefined
  const isRun = id.startsWith('pay_run_')
  const money = (text: string | null) => text && moneyText(text, me.currency_code ?? '')
  const refreshes = [calendar]
  const save = useAct(dateDone, { refreshes, after: onClose })
  const open = useAct(dateOpen, { refreshes, after: onClose })
  const form = useForm({
    initialValues: {
      paid_on: done?.paid_on ?? me.today,
      reference: done?.reference ?? '',
      amount: done?.amount ?? amount ?? '',
    },
  })
  const send = form.onSubmit(({ amount: paid, ...body }) =>
    save.mutate(
      { params: { id }, body: { ...body, amount: paid || null } },
      { onError: (reason) => form.setErrors(fieldErrors(reason)) },
    ),
  )
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{date.what}</h2>
          <DateBadge status={date.status} />
        </>
      }
    >
      <Facts
        facts={[
          [t('payforms.authority'), date.authority],
          [t('payforms.due'), dayText(date.due_on, language)],
          [t('payforms.rule'), date.rule],
          [t('payforms.standing'), date.standing_label],
          [t('payforms.amount'), money(amount)],
          ...(date.parts ?? []).map(({ label, amount: part }): [string, string | null] => [`· ${label}`, money(part)]),
          [t('payforms.by'), done?.by ?? null],
        ]}
      />
      {month1601c && amount !== null && (
        <Button
          variant="default"
          leftSection={<IconDownload size={16} />}
          onClick={() => void download(bir1601c, { params: month1601c, query: { format: 'pdf' } })}
        >
          {t('payforms.form1601c')}
        </Button>
      )}
      {date.link && (isRun || mayOpenNotices) && (
        <Link
          to={date.link.split('?')[0]}
          search={Object.fromEntries(new URLSearchParams(date.link.split('?')[1])) as never}
        >
          {t(isRun ? 'payforms.openRun' : 'payforms.openNotices')}
        </Link>
      )}
      {!date.link && (
        <Section title={t('payforms.paid')}>
          <form onSubmit={send}>
            <Stack gap="md">
              <DateField label={t('payforms.paidOn')} required latest={me.today} {...form.getInputProps('paid_on')} />
              <TextInput label={t('payforms.reference')} maxLength={255} {...form.getInputProps('reference')} />
              <TextInput label={t('payforms.amount')} inputMode="decimal" {...form.getInputProps('amount')} />
              <Group>
                <Button type="submit" loading={save.isPending}>
                  {done ? t('payforms.save') : t('payforms.markDone')}
                </Button>
                {done && (
                  <Button variant="default" loading={open.isPending} onClick={() => open.mutate({ params: { id } })}>
                    {t('payforms.markOpen')}
                  </Button>
                )}
              </Group>
            </Stack>
          </form>
        </Section>
      )}
    </Panel>
  )
}
