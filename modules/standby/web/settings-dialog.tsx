/** Which days a month pays, how hours that were missed count, and whether confirming locks. */
import { NumberInput, Radio, Stack, Switch } from '@mantine/core'
import { useForm } from '@mantine/form'
import { FormFoot } from '#design/form-foot.tsx'
import { Loaded } from '#design/states.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { changedOf } from '#platform/http/web/changed-of.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { setSettingsMy, setSettingsTw, settingsMy, settingsTw } from '../contract/settings.ts'
import { useWords } from './words.ts'

export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords()
  const isTaiwan = useMe().country === 'TW'
  const reading = useCall(isTaiwan ? settingsTw : settingsMy, {})
  return (
    <Dialog opened onClose={onClose} title={t('standby.settings')}>
      <Loaded reading={reading} rows={4}>
        {(now) => <SettingsForm now={now} isTaiwan={isTaiwan} onClose={onClose} />}
      </Loaded>
    </Dialog>
  )
}

type FormProps = {
  readonly now: DataOf<typeof settingsMy>
  readonly isTaiwan: boolean
  readonly onClose: () => void
}

function SettingsForm({ now, isTaiwan, onClose }: FormProps) {
  const t = useWords()
  const form = useForm({ initialValues: { ...now, cut_off_day: now.cut_off_day ?? ('' as number | '') } })
  const save = useAct(isTaiwan ? setSettingsTw : setSettingsMy, {
    refreshes: [isTaiwan ? settingsTw : settingsMy],
    after: onClose,
  })
  const send = form.onSubmit(({ cut_off_day, ...values }) =>
    save.mutate(
      { body: changedOf(now, { ...values, cut_off_day: cut_off_day === '' ? null : cut_off_day }) },
      { onError: (reason) => form.setErrors(fieldErrors(reason)) },
    ),
  )
  return (
    <form onSubmit={send}>
      <Stack gap="md">
        <Radio.Group label={t('standby.range')} {...form.getInputProps('calculation_range')}>
          <Stack gap="xs" mt={6}>
            <Radio value="calendar_month" label={t('standby.range.calendar_month')} />
            <Radio value="cut_off_period" label={t('standby.range.cut_off_period')} />
          </Stack>
        </Radio.Group>
        <NumberInput
          label={t('standby.cutOff')}
          description={t('standby.cutOffHint')}
          min={1}
          max={31}
          {...form.getInputProps('cut_off_day')}
        />
        <Radio.Group label={t('standby.calculation')} {...form.getInputProps('calculation_type')}>
          <Stack gap="xs" mt={6}>
            <Radio value="by_day" label={t('standby.calculation.by_day')} />
            <Radio value="by_hour" label={t('standby.calculation.by_hour')} />
          </Stack>
        </Radio.Group>
        <Switch label={t('standby.lockAfter')} {...form.getInputProps('lock_after_confirm', { type: 'checkbox' })} />
        <FormFoot working={save.isPending} onCancel={onClose} />
      </Stack>
    </form>
  )
}
