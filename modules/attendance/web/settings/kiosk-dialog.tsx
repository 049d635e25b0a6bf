import { Checkbox, Stack, TextInput } from '@mantine/core'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { Form } from '#design/unsaved/form.tsx'
import { coordinates } from '#modules/company/contract/coordinates.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useRecordForm } from '#platform/records/web/use-record-form.ts'
import { addKiosk, changeKiosk, kiosks, kioskWays } from '../../contract/clocking/kiosks.ts'
import { useWords } from '../words.ts'
import type { Kiosk } from './kiosk.ts'

type KioskDialogProps = { readonly now: Kiosk | undefined; readonly onClose: () => void }

export function KioskDialog({ now, onClose }: KioskDialogProps) {
  const t = useWords()
  const places = useCall(coordinates, {}).data ?? []
  const record = useRecordForm({
    now,
    add: addKiosk,
    change: changeKiosk,
    values: {
      name: now?.name ?? '',
      coordinate_id: now?.coordinate_id ?? '',
      ways: [...(now?.ways ?? kioskWays)] as string[],
    },
    body: ({ name, coordinate_id, ways }) => ({
      name,
      coordinate_id,
      ways: kioskWays.filter((way) => ways.includes(way)),
    }),
    refreshes: [kiosks],
    quiet: true,
    after: onClose,
  })
  const { form } = record
  return (
    <Dialog
      opened
      onClose={onClose}
      title={now ? t('attendance.changeOf', { name: now.name }) : t('attendance.addKiosk')}
    >
      <Form onSubmit={record.send}>
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
        <FormFoot working={record.working} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
