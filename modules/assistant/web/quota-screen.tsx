/** How many messages each company may send to the assistant this month, and has sent. */
import { Button, Group, NumberInput, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMemo } from 'react'
import type { Column } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { Page } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { Empty } from '#design/states.tsx'
import { Form } from '#design/unsaved/form.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { storedMonthText, wholeText } from '#platform/words/format.ts'
import type { Language } from '#platform/words/locales.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { changeQuota, quotas } from '../contract/operated.ts'
import { useWords } from './words.ts'

type Quota = DataOf<typeof quotas>[number]
const NONE: readonly Quota[] = []

export function QuotaScreen() {
  const t = useWords()
  const list = useCall(quotas, { query: {} })
  const language = useLanguage()
  const columns = useMemo(() => columnsOf(t, language), [t, language])
  return (
    <Page full title={t('assistant.quotas')} crumb={t('assistant.operations')}>
      <DataList
        id="assistant-quotas"
        label={t('assistant.quotas')}
        reading={list}
        rows={list.data ?? NONE}
        rowId={({ id }) => id}
        rowName={({ company_name }) => company_name}
        columns={columns}
        empty={<Empty title={t('assistant.noCompanies')} hint={t('assistant.noCompaniesHint')} />}
        peek={(row, close) => <QuotaPanel key={`${row.id} ${row.quota}`} row={row} onClose={close} />}
      />
    </Page>
  )
}

const columnsOf = (t: ReturnType<typeof useWords>, language: Language): readonly Column<Quota>[] => [
  { id: 'name', header: t('assistant.company'), always: true, text: ({ company_name }) => company_name },
  {
    id: 'period',
    header: t('assistant.month'),
    width: 150,
    goes: 1,
    text: ({ period }) => storedMonthText(period, language),
    sort: ({ period }) => period,
  },
  {
    id: 'used',
    header: t('assistant.messages'),
    width: 160,
    number: true,
    phone: true,
    text: ({ used, quota }) => t('assistant.of', { used: wholeText(used), quota: wholeText(quota) }),
    sort: ({ used }) => used,
    searched: false,
  },
  {
    id: 'remaining',
    header: t('assistant.remaining'),
    width: 120,
    number: true,
    text: ({ remaining }) => wholeText(remaining),
    sort: ({ remaining }) => remaining,
    searched: false,
  },
]

function QuotaPanel({ row, onClose }: { readonly row: Quota; readonly onClose: () => void }) {
  const t = useWords()
  const change = useAct(changeQuota, { refreshes: [quotas] })
  const form = useForm({ initialValues: { quota: row.quota as number | string } })
  const set = (quota: number | null) =>
    change.mutate(
      { params: { id: row.id }, body: { quota } },
      { onError: (reason) => form.setErrors(fieldErrors(reason)) },
    )
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{row.company_name}</h2>
          <p>{t('assistant.of', { used: wholeText(row.used), quota: wholeText(row.quota) })}</p>
        </>
      }
    >
      <Form onSubmit={form.onSubmit(({ quota }) => set(Number.parseInt(`${quota}`, 10)))}>
        <Stack gap="sm">
          <NumberInput
            label={t('assistant.quota')}
            description={t(row.is_own ? 'assistant.quotaOwn' : 'assistant.quotaUsual')}
            required
            min={0}
            allowDecimal={false}
            clampBehavior="none"
            {...form.getInputProps('quota')}
          />
          <Group justify="flex-end">
            {row.is_own && (
              <Button variant="default" loading={change.isPending} onClick={() => set(null)}>
                {t('assistant.byPackage')}
              </Button>
            )}
            <Button type="submit" loading={change.isPending} disabled={!form.isDirty()}>
              {t('assistant.changeQuota')}
            </Button>
          </Group>
        </Stack>
      </Form>
    </Panel>
  )
}
