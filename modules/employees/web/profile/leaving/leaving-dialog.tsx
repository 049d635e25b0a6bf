/** Somebody leaves: from which day, and what follows from it, told before it is done. */

import { Stack, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { Suspense, use, useCallback } from 'react'
import { mayEnter } from '#access/enter.ts'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { plainDateOf } from '#kernel/plain-date.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { dayText } from '#platform/words/format.ts'
import { comma, useLanguage } from '#platform/words/web/words.ts'
import { disable, leavingPreview, standing } from '../../../contract/leaving.ts'
import { employees } from '../../../contract/lists.ts'
import { employment, personal } from '../../../contract/profile.ts'
import classes from '../../employees.module.css'
import { EmployeePicker } from '../../pick/employee-picker.tsx'
import { useWords } from '../../words.ts'
import { PersonTabs } from '../brought-tabs.tsx'
import type { Person } from '../person-head.tsx'

type LeavingDialogProps = {
  readonly person: Person
  readonly kind: 'resigned' | 'terminated'
  readonly onClose: () => void
}

/** In the order of the ways of leaving by which reasons are kept. */
const ways = ['resigned', 'terminated', 'end_of_probation', 'end_of_contract'] as const
type Way = (typeof ways)[number]

export function LeavingDialog({ person, kind, onClose }: LeavingDialogProps) {
  const t = useWords()
  const language = useLanguage()
  const { today } = useMe()
  const session = useSession()
  const { exitReason: ExitReason } = use(PersonTabs)
  const form = useForm({
    initialValues: { last_working_date: today, way: kind as Way, exit_reason_id: '', remark: '', manager_id: '' },
  })
  const day = form.values.last_working_date
  const known = /^\d{4}-\d{2}-\d{2}$/.test(day)
  const preview = useCall(
    leavingPreview,
    { params: { id: person.id }, query: { last_working_date: known ? day : today } },
    { enabled: known },
  )
  const leave = useAct(disable, { refreshes: [standing, personal, employment, employees], after: onClose })
  const found = preview.data
  const { setFieldValue } = form
  const setReason = useCallback((id: string) => setFieldValue('exit_reason_id', id), [setFieldValue])
  const send = form.onSubmit(({ last_working_date, way, exit_reason_id, remark, manager_id }) =>
    leave.mutate(
      {
        params: { id: person.id },
        body: {
          last_working_date: plainDateOf(last_working_date),
          kind: way === 'resigned' ? 'resigned' : 'terminated',
          ...(exit_reason_id && { exit_reason_id }),
          remark,
          manager_id: manager_id || null,
        },
      },
      { onError: (reason) => form.setErrors(fieldErrors(reason)) },
    ),
  )
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t(kind === 'resigned' ? 'employees.resignTitle' : 'employees.terminateTitle', { name: person.full_name })}
    >
      <form onSubmit={send}>
        <Stack gap="md">
          <DateField
            label={t('employees.lastWorkingDay')}
            required
            earliest={person.joined_on}
            {...form.getInputProps('last_working_date')}
          />
          <ChoiceField
            label={t('employees.leavingKind')}
            allowDeselect={false}
            data={ways.map((value) => ({ value, label: t(`employees.leavingKind.${value}`) }))}
            {...form.getInputProps('way')}
          />
          {ExitReason && mayEnter(session, 'exitReason') && (
            <Suspense fallback={null}>
              <ExitReason
                typeId={ways.indexOf(form.values.way) + 1}
                value={form.values.exit_reason_id}
                onChange={setReason}
              />
            </Suspense>
          )}
          <Textarea label={t('employees.remark')} maxLength={255} rows={2} {...form.getInputProps('remark')} />
          {found && found.reports.length > 0 && (
            <EmployeePicker
              label={t('employees.takesOver', { count: found.reports.length })}
              without={person.id}
              {...form.getInputProps('manager_id')}
            />
          )}
          {found && (
            <ul className={classes.effects} aria-live="polite">
              <li>{t('employees.leaves.pay', { day: dayText(day, language) })}</li>
              {found.account_closes_on && (
                <li>{t('employees.leaves.account', { day: dayText(found.account_closes_on, language) })}</li>
              )}
              {found.later_pay_changes > 0 && (
                <li>{t('employees.leaves.later', { count: found.later_pay_changes })}</li>
              )}
              {found.reports.length > 0 && !form.values.manager_id && (
                <li>
                  {t('employees.leaves.reports', {
                    names: found.reports.map(({ full_name }) => full_name).join(comma()),
                  })}
                </li>
              )}
            </ul>
          )}
          <FormFoot
            working={leave.isPending}
            onCancel={onClose}
            action={t(kind === 'resigned' ? 'employees.resign' : 'employees.terminate')}
            color={kind === 'terminated' ? 'red' : undefined}
            closed={found?.is_last_admin ? t('employees.lastAdmin') : undefined}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
