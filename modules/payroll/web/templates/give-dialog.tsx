/** A template given to people: whom, from which month, and what that will do before it is done. */

import { Button, Group, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { MonthField } from '#design/fields/month-field.tsx'
import { MayButton } from '#design/may-button.tsx'
import { Notice } from '#design/notice.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { useDesignWords } from '#design/words.ts'
import { PeoplePicker, type PickedPerson } from '#modules/employees/web/public.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { comma } from '#platform/words/web/words.ts'
import { items } from '../../contract/items.ts'
import { giveTemplate } from '../../contract/pay-templates.ts'
import { recurring } from '../../contract/recurring.ts'
import { view } from '../../contract/run.ts'
import { useWords } from '../words.ts'
import type { Template } from './template.ts'

type Seen = DataOf<typeof giveTemplate>
const MOST = 2_000
const tones = { given: 'good', has_all: 'plain', not_employed: 'warn' } as const

type GiveDialogProps = { readonly template: Template; readonly onClose: () => void }

export function GiveDialog({ template, onClose }: GiveDialogProps) {
  const t = useWords()
  const d = useDesignWords()
  const { today } = useMe()
  const [people, setPeople] = useState<readonly PickedPerson[]>([])
  const [seen, setSeen] = useState<Seen>()
  const look = useAct(giveTemplate, { quiet: true, silentWhenDone: true, after: ({ data }) => setSeen(data) })
  const give = useAct(giveTemplate, { refreshes: [recurring, items, view], after: onClose, quiet: true })
  const form = useForm({ initialValues: { from: today.slice(0, 7), to: '' } })
  const onError = (reason: unknown) => form.setErrors(fieldErrors(reason))
  const params = { id: template.id }
  const bodyOf = (months: { from: string; to: string }) => ({ ...months, employee_ids: people.map(({ id }) => id) })
  const send = form.onSubmit((months) => {
    if (seen) give.mutate({ params, body: bodyOf(months) }, { onError })
    else look.mutate({ params, query: { preview: '1' }, body: bodyOf(months) }, { onError })
  })
  const month = (name: 'from' | 'to') => (
    <MonthField
      label={t(`payroll.${name}`)}
      description={t(name === 'from' ? 'payroll.monthFrom' : 'payroll.monthHint')}
      placeholder="2026-11"
      required={name === 'from'}
      {...form.getInputProps(name)}
      onChange={(month) => {
        setSeen(undefined)
        form.setFieldValue(name, month)
      }}
    />
  )
  return (
    <Dialog opened onClose={onClose} size="xl" title={t('payroll.giveTitle', { name: template.name })}>
      <form onSubmit={send}>
        <Stack gap="md">
          <PeoplePicker
            label={t('payroll.givePeople')}
            description={t('payroll.givePeopleHint')}
            most={MOST}
            value={people}
            error={form.errors.employee_ids}
            onChange={(chosen) => {
              setSeen(undefined)
              setPeople(chosen)
            }}
          />
          <Group grow align="flex-start">
            {month('from')}
            {month('to')}
          </Group>
          {seen && <Look seen={seen} />}
        </Stack>
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={onClose}>
            {d('design.cancel')}
          </Button>
          <MayButton
            type="submit"
            loading={look.isPending || give.isPending}
            closed={
              people.length === 0
                ? t('payroll.giveChoose')
                : seen?.people_given === 0
                  ? t('payroll.giveNobody')
                  : undefined
            }
          >
            {seen ? t('payroll.giveTo', { count: seen.people_given }) : t('payroll.giveLook')}
          </MayButton>
        </Group>
      </form>
    </Dialog>
  )
}

function Look({ seen }: { readonly seen: Seen }) {
  const t = useWords()
  return (
    <>
      {seen.people_given === 0 && <Notice tone="warn">{t('payroll.giveNobody')}</Notice>}
      {seen.stale_months.length > 0 && (
        <Notice tone="info">{t('payroll.giveStale', { months: seen.stale_months.join(comma()) })}</Notice>
      )}
      <SimpleTable
        label={t('payroll.giveLookAt')}
        rows={seen.people}
        rowId={({ employee_id }) => employee_id}
        columns={[
          {
            id: 'person',
            header: t('payroll.employee'),
            cell: ({ full_name, staff_id }) => `${full_name} · ${staff_id}`,
          },
          {
            id: 'standing',
            header: t('payroll.status'),
            cell: ({ standing }) => (
              <StatusBadge tone={tones[standing]}>{t(`payroll.standing.${standing}`)}</StatusBadge>
            ),
          },
          { id: 'given', header: t('payroll.isGiven'), cell: ({ given }) => given.join(comma()) },
          { id: 'had', header: t('payroll.hasAlready'), cell: ({ had }) => had.join(comma()) },
        ]}
      />
    </>
  )
}
