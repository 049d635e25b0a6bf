/** How one person clocks in, and at which of the places that are for named people alone. */

import { Checkbox, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { FormFoot } from '#design/form-foot.tsx'
import { Form } from '#design/unsaved/form.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { display } from '../../../contract/display.ts'
import { employees } from '../../../contract/lists.ts'
import { attendanceMethod, attendanceMethods, manyHistory } from '../../../contract/many.ts'
import { useWords } from '../../words.ts'
import type { Display } from './display.ts'

type ClockingFormProps = { readonly id: string; readonly now: Display; readonly onDone: () => void }

export function ClockingForm({ id, now, onDone }: ClockingFormProps) {
  const t = useWords()
  const form = useForm({
    initialValues: {
      methods: now.attendance_methods,
      coordinate_ids: now.limited_places.flatMap((place) => (place.named ? [place.id] : [])),
    },
  })
  const change = useAct(attendanceMethod, { refreshes: [display, employees, manyHistory], after: onDone })
  const send = form.onSubmit(({ methods, coordinate_ids }) => {
    const body = {
      employee_id: id,
      methods: attendanceMethods.filter((method) => methods.includes(method)),
      coordinate_ids,
    }
    change.mutate({ body }, { onError: (why) => form.setErrors(fieldErrors(why)) })
  })
  return (
    <Form onSubmit={send}>
      <Stack gap="md">
        <Checkbox.Group
          label={t('employees.many.methods')}
          description={t('employees.many.methodsHint')}
          {...form.getInputProps('methods')}
        >
          <Stack gap={6} mt="xs">
            {attendanceMethods.map((method) => (
              <Checkbox key={method} value={method} label={t(`employees.many.method.${method}`)} />
            ))}
          </Stack>
        </Checkbox.Group>
        {now.limited_places.length > 0 && (
          <Checkbox.Group
            label={t('employees.clocking.places')}
            description={t('employees.clocking.placesHint')}
            {...form.getInputProps('coordinate_ids')}
          >
            <Stack gap={6} mt="xs">
              {now.limited_places.map((place) => (
                <Checkbox key={place.id} value={place.id} label={place.name} />
              ))}
            </Stack>
          </Checkbox.Group>
        )}
      </Stack>
      <FormFoot working={change.isPending} onCancel={onDone} />
    </Form>
  )
}
