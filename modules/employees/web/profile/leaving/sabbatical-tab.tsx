/** Away for long and still employed: from when, until when, and bringing it to an end. */

import { Button, Group, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Facts } from '#design/page.tsx'
import { Empty, Loaded } from '#design/states.tsx'
import { Form } from '#design/unsaved/form.tsx'
import { plainDateOf } from '#kernel/plain-date.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { setSabbatical, standing } from '../../../contract/leaving.ts'
import { employees } from '../../../contract/lists.ts'
import { employment, personal } from '../../../contract/profile.ts'
import classes from '../../employees.module.css'
import { useWords } from '../../words.ts'
import { PartHead } from '../part-head.tsx'
import type { Person } from '../person-head.tsx'

const refreshes = [standing, personal, employment, employees]

export default function SabbaticalTab({ person }: { readonly person: Person }) {
  const t = useWords()
  const language = useLanguage()
  const [editing, setEditing] = useState(false)
  const [ending, setEnding] = useState(false)
  const reading = useCall(standing, { params: { id: person.id } })
  const end = useAct(setSabbatical, { refreshes, after: () => setEnding(false) })
  return (
    <Loaded reading={reading} rows={3}>
      {(found) => (
        <>
          <PartHead
            title={t('employees.tab.sabbatical')}
            action={found.sabbatical_from ? undefined : t('employees.sabbatical.begin')}
            onEdit={editing ? undefined : () => setEditing(true)}
          />
          {editing ? (
            <SabbaticalForm id={person.id} now={found} onDone={() => setEditing(false)} />
          ) : found.sabbatical_from === null ? (
            <Empty title={t('employees.sabbatical.none')} hint={t('employees.sabbatical.hint')} />
          ) : (
            <>
              <Facts
                facts={[
                  [t('employees.from'), dayText(found.sabbatical_from, language)],
                  [
                    t('employees.until'),
                    found.sabbatical_to ? dayText(found.sabbatical_to, language) : t('employees.sabbatical.open'),
                  ],
                  [t('employees.remark'), found.sabbatical_remark],
                ]}
              />
              <Group mt="sm">
                <Button variant="default" onClick={() => setEnding(true)}>
                  {t('employees.sabbatical.end')}
                </Button>
              </Group>
            </>
          )}
          {ending && (
            <ConfirmDialog
              title={t('employees.sabbatical.end')}
              action={t('employees.sabbatical.end')}
              working={end.isPending}
              onClose={() => setEnding(false)}
              onConfirm={() => end.mutate({ params: { id: person.id }, body: { status: false } })}
            >
              {t('employees.sabbatical.endHint')}
            </ConfirmDialog>
          )}
        </>
      )}
    </Loaded>
  )
}

type FormProps = {
  readonly id: string
  readonly now: {
    readonly sabbatical_from: string | null
    readonly sabbatical_to: string | null
    readonly sabbatical_remark: string | null
  }
  readonly onDone: () => void
}

function SabbaticalForm({ id, now, onDone }: FormProps) {
  const t = useWords()
  const form = useForm({
    initialValues: {
      from: now.sabbatical_from ?? '',
      to: now.sabbatical_to ?? '',
      remark: now.sabbatical_remark ?? '',
    },
  })
  const begin = useAct(setSabbatical, { refreshes, after: onDone })
  const send = form.onSubmit(({ from, to, remark }) =>
    begin.mutate(
      {
        params: { id },
        body: { status: true, from: plainDateOf(from), to: to ? plainDateOf(to) : null, remark },
      },
      { onError: (reason) => form.setErrors(fieldErrors(reason)) },
    ),
  )
  return (
    <Form onSubmit={send}>
      <div className={classes.grid}>
        <DateField label={t('employees.from')} required {...form.getInputProps('from')} />
        <DateField
          label={t('employees.until')}
          description={t('employees.sabbatical.untilHint')}
          earliest={form.values.from}
          {...form.getInputProps('to')}
        />
        <TextInput label={t('employees.remark')} maxLength={255} {...form.getInputProps('remark')} />
      </div>
      <FormFoot working={begin.isPending} onCancel={onDone} />
    </Form>
  )
}
