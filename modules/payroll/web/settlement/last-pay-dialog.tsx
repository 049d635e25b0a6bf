/** One last pay: who leaves when and why, what it comes to, and making, undoing, printing it. */
import { Anchor, Button, Group, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { Loaded } from '#design/states.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { EmployeePicker } from '#modules/employees/web/public.tsx'
import { download } from '#platform/http/web/download.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { months, view } from '../../contract/run.ts'
import { runs } from '../../contract/runs.ts'
import { settle, settlement, settlementLetter, settlements, unsettle } from '../../contract/settlement.ts'
import { useWords } from '../words.ts'
import { LastPayLines } from './last-pay-lines.tsx'
import type { Leaver } from './leaver.ts'

type LastPayDialogProps = {
  readonly reasons: readonly { readonly value: string; readonly label: string }[]
  /** Undefined for somebody who stands in no list yet. */
  readonly leaver: Leaver | undefined
  readonly onClose: () => void
}
type Asked = { readonly last_day: string; readonly reason: string; readonly notice_from?: string }

export function LastPayDialog({ reasons, leaver, onClose }: LastPayDialogProps) {
  const t = useWords()
  const isMade = leaver?.run !== null && leaver !== undefined
  const form = useForm({
    initialValues: {
      employee_id: leaver?.employee_id ?? '',
      last_day: leaver?.last_day ?? '',
      reason: leaver?.reason ?? '',
      notice_from: leaver?.notice_from ?? '',
    },
  })
  const { employee_id, last_day, reason, notice_from } = form.values
  const asked: Asked = { last_day, reason, ...(notice_from && { notice_from }) }
  const [looked, setLooked] = useState(isMade && leaver.reason !== null)
  const [asking, setAsking] = useState<'make' | 'undo'>()
  const params = { employeeId: employee_id }
  const reading = useCall(settlement, { params, query: asked }, { enabled: looked })
  const doing = { refreshes: [settlements, settlement, runs, months, view], after: onClose }
  const make = useAct(settle, doing)
  const undo = useAct(unsettle, doing)
  const name = leaver?.full_name ?? reading.data?.full_name ?? ''
  const again = () => setLooked(false)
  const onError = (why: unknown) => {
    setAsking(undefined)
    form.setErrors(fieldErrors(why))
  }
  return (
    <Dialog opened onClose={onClose} size="xl" title={leaver ? leaver.full_name : t('payroll.lastPay.new')}>
      <form onSubmit={form.onSubmit(() => setLooked(true))}>
        <Stack gap="md">
          {leaver ? (
            <TextInput label={t('payroll.employee')} value={`${leaver.full_name} · ${leaver.staff_id}`} readOnly />
          ) : (
            <EmployeePicker
              label={t('payroll.employee')}
              required
              {...form.getInputProps('employee_id')}
              onChange={(id) => {
                again()
                form.setFieldValue('employee_id', id)
              }}
            />
          )}
          <Group grow align="flex-start">
            <DateField
              label={t('payroll.lastPay.lastDay')}
              value={last_day}
              required
              disabled={isMade}
              error={form.errors.last_day}
              onChange={(value) => {
                again()
                form.setFieldValue('last_day', value)
              }}
            />
            <DateField
              label={t('payroll.lastPay.noticeFrom')}
              description={t('payroll.lastPay.noticeHint')}
              value={notice_from}
              disabled={isMade}
              error={form.errors.notice_from}
              onChange={(value) => {
                again()
                form.setFieldValue('notice_from', value)
              }}
            />
          </Group>
          <ChoiceField
            label={t('payroll.lastPay.reason')}
            required
            searchable
            disabled={isMade && leaver.reason !== null}
            data={reasons.map(({ value, label }) => ({ value, label }))}
            value={reason}
            error={form.errors.reason}
            onChange={(value) => {
              again()
              form.setFieldValue('reason', value)
            }}
          />
          {looked && (
            <Loaded reading={reading} rows={6}>
              {(found) => <LastPayLines found={found} />}
            </Loaded>
          )}
          <Group justify="flex-end">
            {isMade && leaver.run && (
              <Anchor
                component={Link}
                to="/app/payroll"
                search={{ month: leaver.month, run: String(leaver.run) } as never}
                size="sm"
              >
                {t('payroll.lastPay.open')}
              </Anchor>
            )}
            {looked && (
              <Button variant="default" onClick={() => void download(settlementLetter, { params, query: asked })}>
                {t('payroll.lastPay.letter')}
              </Button>
            )}
            {isMade && leaver.status !== 'approved' && (
              <Button variant="default" color="red" onClick={() => setAsking('undo')}>
                {t('payroll.lastPay.undo')}
              </Button>
            )}
            {!looked && <Button type="submit">{t('payroll.lastPay.look')}</Button>}
            {looked && !isMade && reading.data && (
              <Button onClick={() => setAsking('make')}>{t('payroll.lastPay.make')}</Button>
            )}
          </Group>
        </Stack>
      </form>
      {asking && (
        <ConfirmDialog
          title={t(asking === 'make' ? 'payroll.lastPay.makeTitle' : 'payroll.lastPay.undoTitle', { name })}
          action={t(asking === 'make' ? 'payroll.lastPay.make' : 'payroll.lastPay.undo')}
          danger={asking === 'undo'}
          working={make.isPending || undo.isPending}
          onConfirm={() =>
            asking === 'make' ? make.mutate({ params, body: asked }, { onError }) : undo.mutate({ params }, { onError })
          }
          onClose={() => setAsking(undefined)}
        >
          {t(asking === 'make' ? 'payroll.lastPay.makeHint' : 'payroll.lastPay.undoHint')}
        </ConfirmDialog>
      )}
    </Dialog>
  )
}
