/** Somebody stays after all, or comes back from a day on. */

import { Stack, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { DateField } from '#design/fields/date-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { plainDateOf } from '#kernel/plain-date.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { enable, standing } from '../../../contract/leaving.ts'
import { employees } from '../../../contract/lists.ts'
import { employment, personal } from '../../../contract/profile.ts'
import { career } from '../../../contract/record/career.ts'
import { returnOn } from '../../../model/leaving-rule.ts'
import classes from '../../employees.module.css'
import { useWords } from '../../words.ts'
import type { Person } from '../person-head.tsx'

type ReturnDialogProps = { readonly person: Person; readonly onClose: () => void }

export function ReturnDialog({ person, onClose }: ReturnDialogProps) {
  const t = useWords()
  const language = useLanguage()
  const { today } = useMe()
  const form = useForm({ initialValues: { effective_date: today, remark: '' } })
  const back = useAct(enable, { refreshes: [standing, personal, employment, employees, career], after: onClose })
  const day = form.values.effective_date
  const known = /^\d{4}-\d{2}-\d{2}$/.test(day) && person.left_on !== null
  const what = known ? returnOn(plainDateOf(person.left_on ?? ''), plainDateOf(day)) : undefined
  const send = form.onSubmit(({ effective_date, remark }) =>
    back.mutate(
      { params: { id: person.id }, body: { effective_date: plainDateOf(effective_date), remark } },
      { onError: (reason) => form.setErrors(fieldErrors(reason)) },
    ),
  )
  return (
    <Dialog opened onClose={onClose} title={t('employees.reassignTitle', { name: person.full_name })}>
      <form onSubmit={send}>
        <Stack gap="md">
          <DateField label={t('employees.returnsOn')} required {...form.getInputProps('effective_date')} />
          <Textarea label={t('employees.remark')} maxLength={255} rows={2} {...form.getInputProps('remark')} />
          {what && (
            <ul className={classes.effects} aria-live="polite">
              {what.kind === 'stays' && <li>{t('employees.returns.stays')}</li>}
              {what.kind === 'begins-anew' && <li>{t('employees.returns.anew', { day: dayText(day, language) })}</li>}
              {what.kind === 'too-soon' && (
                <li>{t('employees.returns.tooSoon', { day: dayText(what.from, language) })}</li>
              )}
              <li>{t('employees.returns.account')}</li>
            </ul>
          )}
          <FormFoot
            working={back.isPending}
            onCancel={onClose}
            action={t('employees.reassign')}
            closed={
              what?.kind === 'too-soon'
                ? t('employees.returns.tooSoon', { day: dayText(what.from, language) })
                : undefined
            }
          />
        </Stack>
      </form>
    </Dialog>
  )
}
