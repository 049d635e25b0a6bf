/** People who cannot be worked out: what their records lack, each with the way there; or they are left out of the month. */
import { Button, Group } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Notice } from '#design/notice.tsx'
import { ReasonDialog } from '#design/reason-dialog.tsx'
import type { YearMonth } from '#kernel/plain-date.ts'
import { PayrollPerson } from '#modules/employees/web/public.tsx'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { leaveOut, takeIn } from '../../contract/left-out.ts'
import { payslipRows } from '../../contract/payslips.ts'
import { months, view } from '../../contract/run.ts'
import { paramsOf } from '../../model/run-query.ts'
import { useWords } from '../words.ts'
import { FieldLink, type Opened, Who } from './person-links.tsx'
import classes from './run.module.css'
import type { Run } from './use-run.ts'

type CannotProps = { readonly run: Run; readonly wanted: YearMonth }

export function CannotNotice({ run, wanted }: CannotProps) {
  const t = useWords()
  const [person, setPerson] = useState<Opened>()
  const [leaving, setLeaving] = useState<readonly string[]>()
  const [all, setAll] = useState(false)
  const params = paramsOf(wanted)
  const check = run.checks.find(({ code }) => code === 'cannot_be_worked_out')
  const query = { check: 'cannot_be_worked_out', version: run.version }
  const { data } = useCall(payslipRows, { params, query }, { enabled: check !== undefined })
  const leave = useAct(leaveOut, { refreshes: [view, months, payslipRows], after: () => setLeaving(undefined) })
  if (!check || run.status !== 'unconfirmed') return null
  const names = new Map((data?.payslips ?? []).map(({ employee_id, full_name }) => [employee_id, full_name]))
  const missing = check.missing ?? []
  return (
    <>
      <Notice
        tone="bad"
        action={
          missing.length > 1 && (
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => setLeaving(missing.map(({ employee_id }) => employee_id))}
            >
              {t('payroll.leaveOutAll', { count: missing.length })}
            </Button>
          )
        }
      >
        {t('payroll.cannotNotice', { count: check.count })}
        <ul className={classes.checks}>
          {missing.slice(0, all ? undefined : SHOWN).map(({ employee_id, fields, tabs, reason }) => (
            <li key={employee_id}>
              <Group gap="xs">
                <Who id={employee_id} name={names.get(employee_id)} />
                {fields.length === 0 && <span>{reason}</span>}
                {fields.map((field, at) => (
                  <FieldLink
                    key={field}
                    id={employee_id}
                    asked={{ field, tab: tabs[at] ?? 'tax' }}
                    onOpen={(asked) => setPerson({ id: employee_id, name: names.get(employee_id) ?? '', asked })}
                  />
                ))}
                <Button size="compact-xs" variant="subtle" onClick={() => setLeaving([employee_id])}>
                  {t('payroll.leaveOut')}
                </Button>
              </Group>
            </li>
          ))}
        </ul>
        {!all && missing.length > SHOWN && (
          <Button size="compact-xs" variant="subtle" onClick={() => setAll(true)}>
            {t('payroll.cannotMore', { count: missing.length - SHOWN })}
          </Button>
        )}
      </Notice>
      {person && <PayrollPerson {...person} onClose={() => setPerson(undefined)} />}
      {leaving && (
        <ReasonDialog
          title={t('payroll.leaveOutTitle', { count: leaving.length })}
          action={t('payroll.leaveOut')}
          reason={t('payroll.reason')}
          working={leave.isPending}
          onConfirm={(reason) => leave.mutate({ params, body: { employee_ids: [...leaving], reason } })}
          onClose={() => setLeaving(undefined)}
        >
          {t('payroll.leaveOutHint')}
        </ReasonDialog>
      )}
    </>
  )
}

const SHOWN = 10

/** Who is left out of the month, each with the way back in; and who was left out of the pay before. */
export function LeftOutNotice({ run, wanted }: CannotProps) {
  const t = useWords()
  const back = useAct(takeIn, { refreshes: [view, months] })
  const isOpen = run.status === 'unconfirmed' || run.status === 'none'
  const of = (wantedCode: string) => run.checks.find(({ code }) => code === wantedCode)
  const [now, before] = [of('left_out'), isOpen ? of('left_out_before') : undefined]
  if (!now && !before) return null
  return (
    <Notice tone="warn">
      {now && t('payroll.leftOutNotice', { count: now.count })}
      <LeftOutPeople people={now?.people}>
        {(employeeId) =>
          isOpen && (
            <Button
              size="compact-xs"
              variant="subtle"
              loading={back.isPending}
              onClick={() => back.mutate({ params: { ...paramsOf(wanted), employeeId } })}
            >
              {t('payroll.takeIn')}
            </Button>
          )
        }
      </LeftOutPeople>
      {before?.text}
      <LeftOutPeople people={before?.people} />
    </Notice>
  )
}

type LeftOutPeopleProps = {
  readonly people: Run['checks'][number]['people']
  readonly children?: (employeeId: string) => ReactNode
}

/** Each with the reason that was given. */
function LeftOutPeople({ people = [], children }: LeftOutPeopleProps) {
  if (people.length === 0) return null
  return (
    <ul className={classes.checks}>
      {people.map(({ employee_id, full_name, reason }) => (
        <li key={employee_id}>
          <Group gap="xs">
            <Who id={employee_id} name={full_name} />
            <span>{reason}</span>
            {children?.(employee_id)}
          </Group>
        </li>
      ))}
    </ul>
  )
}
