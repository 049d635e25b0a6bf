/** The hours and days of rest that planning is held against, and what confirming does. */
import { Button, Group, NumberInput, SimpleGrid, Switch } from '@mantine/core'
import { useForm } from '@mantine/form'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { Notice } from '#design/notice.tsx'
import { Section } from '#design/page.tsx'
import { Form } from '#design/unsaved/form.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { changedOf } from '#platform/http/web/changed-of.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { weekDayName } from '#platform/words/week-days.ts'
import { showRoster } from '../../contract/roster.ts'
import { setSettingsMy, setSettingsTw, settingsMy, settingsTw } from '../../contract/settings.ts'
import { useWords } from '../words.ts'

/** A Sunday; so many days later are the weekdays from Monday on. */
const SUNDAY = 4
const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
/** The periods over which Taiwan's law lets hours be shared out. */
const schemes = [1, 2, 4, 8] as const

export function PlanningForm({ now }: { readonly now: DataOf<typeof settingsMy> }) {
  const t = useWords()
  const language = useLanguage()
  const isTaiwan = useMe().country === 'TW'
  const form = useForm({
    initialValues: {
      ...now,
      max_hours_per_week: now.max_hours_per_week ?? ('' as number | ''),
      rest_day: String(now.rest_day),
      adaptive_period_weeks: String(now.adaptive_period_weeks),
      period_from: now.period_from ?? '',
      period_to: now.period_to ?? '',
    },
  })
  const save = useAct(isTaiwan ? setSettingsTw : setSettingsMy, {
    refreshes: [isTaiwan ? settingsTw : settingsMy, showRoster],
  })
  const send = form.onSubmit(({ external_import: _, ...values }) =>
    save.mutate(
      {
        body: changedOf(now, {
          ...values,
          max_hours_per_week: values.max_hours_per_week === '' ? null : values.max_hours_per_week,
          rest_day: Number(values.rest_day),
          adaptive_period_weeks: Number(values.adaptive_period_weeks),
          period_from: values.period_from || null,
          period_to: values.period_to || null,
        }),
      },
      { onError: (reason) => form.setErrors(fieldErrors(reason)) },
    ),
  )
  const hours = ` ${t('shifts.set.hours')}`
  return (
    <Section title={t('shifts.set.planning')} hint={t('shifts.set.planningHint')}>
      <Form onSubmit={send} sending={save.isPending}>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <NumberInput
            label={t('shifts.set.dayHours')}
            min={0}
            max={24}
            step={0.5}
            suffix={hours}
            required
            {...form.getInputProps('normal_hours_per_day')}
          />
          <NumberInput
            label={t('shifts.set.weekHours')}
            description={t('shifts.set.weekHoursHint')}
            min={0}
            max={168}
            step={0.5}
            suffix={hours}
            {...form.getInputProps('max_hours_per_week')}
          />
          <NumberInput
            label={t('shifts.set.restHours')}
            min={0}
            max={24}
            step={0.5}
            suffix={hours}
            required
            {...form.getInputProps('min_rest_hours')}
          />
          <ChoiceField
            label={t('shifts.set.restDay')}
            description={t('shifts.set.restDayHint')}
            allowDeselect={false}
            data={weekdays.map((day) => ({
              value: String(day),
              label: weekDayName(`2026-01-${String(SUNDAY + day).padStart(2, '0')}`, language),
            }))}
            {...form.getInputProps('rest_day')}
          />
          {isTaiwan && (
            <ChoiceField
              label={t('shifts.set.scheme')}
              description={t('shifts.set.schemeHint')}
              allowDeselect={false}
              data={schemes.map((weeks) => ({ value: String(weeks), label: t('shifts.weeks', { count: weeks }) }))}
              {...form.getInputProps('adaptive_period_weeks')}
            />
          )}
          <NumberInput
            label={t('shifts.set.threshold')}
            description={t('shifts.set.thresholdHint')}
            min={0}
            max={1440}
            allowDecimal={false}
            suffix={` ${t('shifts.set.minutes')}`}
            required
            {...form.getInputProps('overtime_threshold')}
          />
          <DateField label={t('shifts.set.periodFrom')} {...form.getInputProps('period_from')} />
          <DateField label={t('shifts.set.periodTo')} {...form.getInputProps('period_to')} />
        </SimpleGrid>
        {(form.isDirty('period_from') || form.isDirty('period_to')) && (
          <Notice tone="warn">{t('shifts.set.periodHint')}</Notice>
        )}
        <Switch
          mt="md"
          label={t('shifts.set.lockAfter')}
          description={t('shifts.set.lockAfterHint')}
          {...form.getInputProps('lock_after_confirm', { type: 'checkbox' })}
        />
        <Group justify="flex-end" mt="md">
          <Button type="submit" disabled={!form.isDirty()} loading={save.isPending}>
            {t('shifts.set.save')}
          </Button>
        </Group>
      </Form>
    </Section>
  )
}
