/** Days on which leave is neither asked for nor decided nor changed. */

import { Group, SimpleGrid, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { MayButton } from '#design/may-button.tsx'
import { Section } from '#design/page.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { Form } from '#design/unsaved/form.tsx'
import { departments } from '#modules/organisation/contract/departments.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { lockDays, locks, unlockDays } from '../../contract/locks.ts'
import { useWords } from '../words.ts'

type Lock = DataOf<typeof locks>[number]

export function LocksPart() {
  const t = useWords()
  const language = useLanguage()
  const reading = useCall(locks, {})
  const [opening, setOpening] = useState<Lock>()
  const open = useAct(unlockDays, { refreshes: [locks], after: () => setOpening(undefined) })
  const span = ({ from, to }: Lock) => `${dayText(from, language)} – ${dayText(to, language)}`
  return (
    <>
      <Section title={t('leave.locks')} hint={t('leave.locksHint')}>
        <SimpleTable
          label={t('leave.locks')}
          reading={reading}
          rows={reading.data ?? []}
          rowId={({ id }) => id}
          empty={t('leave.noLocks')}
          columns={[
            { id: 'days', header: t('leave.when'), cell: span },
            {
              id: 'who',
              header: t('leave.department'),
              cell: ({ department }) => department ?? t('leave.wholeCompany'),
            },
            { id: 'why', header: t('leave.reason'), cell: ({ reason }) => reason },
            { id: 'by', header: t('leave.by'), cell: ({ by }) => by },
            { id: 'pending', header: t('leave.waitingOnThem'), number: true, cell: ({ pending }) => pending },
            {
              id: 'open',
              header: '',
              cell: (lock) => (
                <MayButton
                  size="compact-xs"
                  variant="subtle"
                  closed={lock.may.remove.allowed ? undefined : (lock.may.remove.why ?? '')}
                  aria-label={t('leave.unlockOf', { days: span(lock) })}
                  onClick={() => setOpening(lock)}
                >
                  {t('leave.unlock')}
                </MayButton>
              ),
            },
          ]}
        />
      </Section>
      <LockForm />
      {opening && (
        <ConfirmDialog
          title={t('leave.unlockOf', { days: span(opening) })}
          action={t('leave.unlock')}
          working={open.isPending}
          onConfirm={() => open.mutate({ params: { id: opening.id } })}
          onClose={() => setOpening(undefined)}
        >
          {t('leave.unlockHint', { count: opening.pending })}
        </ConfirmDialog>
      )}
    </>
  )
}

const nothing = { from: '', to: '', department_id: '', reason: '' }

function LockForm() {
  const t = useWords()
  const units = useCall(departments, {}).data ?? []
  const form = useForm({ initialValues: nothing })
  const lock = useAct(lockDays, { refreshes: [locks], quiet: true, after: () => form.reset() })
  const { from, to, department_id, reason } = form.values
  const send = () =>
    lock.mutate(
      { body: { from, to: to || from, department_id: department_id || null, reason: reason.trim() } },
      { onError: (why) => form.setErrors(fieldErrors(why)) },
    )
  return (
    <Section title={t('leave.lockTitle')}>
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          if (from && reason.trim()) send()
        }}
      >
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          <DateField label={t('leave.firstDay')} required {...form.getInputProps('from')} />
          <DateField label={t('leave.lastDay')} earliest={from || undefined} {...form.getInputProps('to')} />
          <ChoiceField
            label={t('leave.department')}
            clearable
            searchable
            placeholder={t('leave.wholeCompany')}
            {...form.getInputProps('department_id')}
            data={units.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <TextInput label={t('leave.reason')} required maxLength={255} {...form.getInputProps('reason')} />
        </SimpleGrid>
        <Group justify="flex-end" mt="sm">
          <MayButton
            type="submit"
            closed={from ? (reason.trim() ? undefined : t('leave.sayWhy')) : t('leave.earned.chooseDay')}
            loading={lock.isPending}
          >
            {t('leave.lock')}
          </MayButton>
        </Group>
      </Form>
    </Section>
  )
}
