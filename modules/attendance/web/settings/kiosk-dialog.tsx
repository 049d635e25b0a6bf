import { Checkbox, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { Form } from '#design/unsaved/form.tsx'
import { coordinates } from '#modules/company/contract/coordinates.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { addKiosk, changeKiosk, kiosks, kioskWays } from '../../contract/clocking/kiosks.ts'
import { useWords } from '../words.ts'
import type { Kiosk } from './kiosk.ts'

type KioskDialogProps = { readonly now: Kiosk | undefined; readonly onClose: () => void }

export function KioskDialog({ now, onClose }: KioskDialogProps) {
  const t = useWords()
  const places = useCall(coordinates, {}).data ?? []
  const form = useForm({
    initialValues: {
      name: now?.name ?? '',
      coordinate_id: now?.coordinate_id ?? '',
      ways: [...(now?.ways ?? kioskWays)] as string[],
    },
  })
  const doing = { refreshes: [kiosks], quiet: true, after: onClose }
  const add = useAct(addKiosk, doing)
  const change = useAct(changeKiosk, doing)
  const send = form.onSubmit(({ name, coordinate_id, ways }) => {
    const body = { name, coordinate_id, ways: kioskWays.filter((way) => ways.includes(way)) }
    const failed = { onError: (why: unknown) => form.setErrors(fieldErrors(why)) }
    if (now) change.mutate({ params: { id: now.id }, body }, failed)
    else add.mutate({ body }, failed)
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={now ? t('attendance.changeOf', { name: now.name }) : t('attendance.addKiosk')}
    >
      <Form onSubmit={send}>
        <Stack gap="md">
          <TextInput
            label={t('attendance.kiosk.name')}
            required
            maxLength={255}
            data-autofocus
            {...form.getInputProps('name')}
          />
          <ChoiceField
            label={t('attendance.kiosk.place')}
            required
            searchable
            data={places.map(({ id, name }) => ({ value: id, label: name }))}
            {...form.getInputProps('coordinate_id')}
          />
          <Checkbox.Group label={t('attendance.kiosk.ways')} {...form.getInputProps('ways')}>
            <Stack gap={6} mt="xs">
              {kioskWays.map((way) => (
                <Checkbox key={way} value={way} label={t(`attendance.way.${way}`)} />
              ))}
            </Stack>
          </Checkbox.Group>
        </Stack>
        <FormFoot working={add.isPending || change.isPending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
