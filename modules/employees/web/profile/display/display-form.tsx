/** Setting what others see of one person: the same call as for many at once. */

import { Checkbox, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { FormFoot } from '#design/form-foot.tsx'
import { Form } from '#design/unsaved/form.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { display, displayOptions } from '../../../contract/display.ts'
import { employees } from '../../../contract/lists.ts'
import { bulkDisplayOptions, manyHistory } from '../../../contract/many.ts'
import { personal } from '../../../contract/profile.ts'
import { fieldWord } from '../../labels.ts'
import { useWords } from '../../words.ts'
import type { Display } from './display.ts'

type DisplayFormProps = { readonly id: string; readonly now: Display; readonly onDone: () => void }

export function DisplayForm({ id, now, onDone }: DisplayFormProps) {
  const t = useWords()
  const { show_birthday, show_phone, show_in_org_chart, show_in_leaderboard } = now
  const form = useForm({ initialValues: { show_birthday, show_phone, show_in_org_chart, show_in_leaderboard } })
  const change = useAct(bulkDisplayOptions, { refreshes: [display, personal, employees, manyHistory], after: onDone })
  const send = form.onSubmit((options) =>
    change.mutate({ body: { employee_ids: [id], options } }, { onError: (why) => form.setErrors(fieldErrors(why)) }),
  )
  return (
    <Form onSubmit={send}>
      <p className="muted">{t('employees.display.hint')}</p>
      <Stack gap="xs">
        {displayOptions.map((name) => (
          <Checkbox key={name} label={fieldWord(name)} {...form.getInputProps(name, { type: 'checkbox' })} />
        ))}
      </Stack>
      <FormFoot working={change.isPending} onCancel={onDone} />
    </Form>
  )
}
