/** How many people of each company the clock knows by their face, and how many it may. */
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
import { wholeText } from '#platform/words/format.ts'
import { changeFaceLimit, faceLimits } from '../contract/face-limit.ts'
import { useWords } from './words.ts'

type Limit = DataOf<typeof faceLimits>[number]
const NONE: readonly Limit[] = []

export function FaceLimitScreen() {
  const t = useWords()
  const list = useCall(faceLimits, { query: {} })
  const columns = useMemo(() => columnsOf(t), [t])
  return (
    <Page full title={t('operations.faceTitle')} crumb={t('operations.title')}>
      <DataList
        id="face-limits"
        label={t('operations.faceTitle')}
        reading={list}
        rows={list.data ?? NONE}
        rowId={({ id }) => id}
        rowName={({ company_name }) => company_name}
        columns={columns}
        empty={<Empty title={t('operations.noCompanies')} hint={t('operations.noCompaniesHint')} />}
        peek={(row, close) => <LimitPanel key={`${row.id} ${row.limit}`} row={row} onClose={close} />}
      />
    </Page>
  )
}

const columnsOf = (t: ReturnType<typeof useWords>): readonly Column<Limit>[] => [
  { id: 'name', header: t('operations.company'), always: true, text: ({ company_name }) => company_name },
  {
    id: 'used',
    header: t('operations.faceKnown'),
    width: 160,
    number: true,
    phone: true,
    text: ({ used, limit }) => t('operations.of', { people: wholeText(used), limit: wholeText(limit) }),
    sort: ({ used }) => used,
    searched: false,
  },
]

function LimitPanel({ row, onClose }: { readonly row: Limit; readonly onClose: () => void }) {
  const t = useWords()
  const change = useAct(changeFaceLimit, { refreshes: [faceLimits] })
  const form = useForm({ initialValues: { limit: row.limit as number | string } })
  const send = form.onSubmit(({ limit }) =>
    change.mutate(
      { params: { id: row.id }, body: { limit: Number.parseInt(`${limit}`, 10) } },
      { onError: (reason) => form.setErrors(fieldErrors(reason)) },
    ),
  )
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{row.company_name}</h2>
          <p>{t('operations.of', { people: wholeText(row.used), limit: wholeText(row.limit) })}</p>
        </>
      }
    >
      <Form onSubmit={send}>
        <Stack gap="sm">
          <NumberInput
            label={t('operations.faceLimit')}
            description={t('operations.faceHint')}
            required
            min={0}
            allowDecimal={false}
            clampBehavior="none"
            {...form.getInputProps('limit')}
          />
          <Group justify="flex-end">
            <Button type="submit" loading={change.isPending} disabled={!form.isDirty()}>
              {t('operations.faceChange')}
            </Button>
          </Group>
        </Stack>
      </Form>
    </Panel>
  )
}
