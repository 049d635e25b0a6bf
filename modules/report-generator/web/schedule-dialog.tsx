/** When a report runs by itself, and who is told that it is there. */
import { Alert, Button, Group, MultiSelect, Stack } from '@mantine/core'
import { useState } from 'react'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Loaded } from '#design/states.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { keepSchedule, removeSchedule, schedule, templates } from '../contract/templates.ts'
import { rhythms } from '../model/due.ts'
import type { Template } from './draft.ts'
import { useWords } from './words.ts'

type Props = { readonly report: Template; readonly onClose: () => void }
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
const MONTH_DAYS = Array.from({ length: 31 }, (_, day) => day + 1)

export function ScheduleDialog({ report, onClose }: Props) {
  const t = useWords()
  const reading = useCall(schedule, { params: { id: report.id } }, { staleTime: 0 })
  return (
    <Dialog opened onClose={onClose} title={t('reports.scheduleOf', { name: report.name })}>
      <Loaded reading={reading} rows={4}>
        {(known) => <ScheduleForm report={report} known={known} onClose={onClose} />}
      </Loaded>
    </Dialog>
  )
}

function ScheduleForm({ report, known, onClose }: Props & { readonly known: DataOf<typeof schedule> }) {
  const t = useWords()
  const language = useLanguage()
  const now = known.schedule
  const [every, setEvery] = useState(now?.every ?? 'week')
  const [weekday, setWeekday] = useState(now?.weekday ?? 0)
  const [monthDay, setMonthDay] = useState(now?.month_day ?? 1)
  const [hour, setHour] = useState(now?.hour ?? 8)
  const [told, setTold] = useState<readonly string[]>(now?.told ?? [])
  const doing = { refreshes: [templates, schedule], after: onClose }
  const keep = useAct(keepSchedule, { ...doing, quiet: true })
  const remove = useAct(removeSchedule, doing)
  const errors = fieldErrors(keep.error)
  const params = { id: report.id }
  const numbers = (all: readonly number[], label: (one: number) => string) =>
    all.map((one) => ({ value: String(one), label: label(one) }))
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const days = { weekday: every === 'week' ? weekday : null, month_day: every === 'month' ? monthDay : null }
        keep.mutate({ params, body: { every, ...days, hour, told: [...told], language: now?.language ?? language } })
      }}
    >
      <Stack gap="sm">
        {now?.stopped_on && (
          <Alert color="yellow" variant="light">
            {t('reports.stoppedHint')}
          </Alert>
        )}
        <Group grow align="flex-start">
          <ChoiceField
            label={t('reports.every')}
            allowDeselect={false}
            value={every}
            onChange={(value) => setEvery(rhythms.find((one) => one === value) ?? every)}
            data={rhythms.map((value) => ({ value, label: t(`reports.every.${value}`) }))}
          />
          {every === 'week' && (
            <ChoiceField
              label={t('reports.weekday')}
              allowDeselect={false}
              value={String(weekday)}
              onChange={(value) => setWeekday(Number(value))}
              data={WEEKDAYS.map((one) => ({ value: String(one), label: t(`reports.weekday.${one}`) }))}
            />
          )}
          {every === 'month' && (
            <ChoiceField
              label={t('reports.monthDay')}
              description={monthDay > 28 ? t('reports.monthDayHint') : undefined}
              allowDeselect={false}
              value={String(monthDay)}
              onChange={(value) => setMonthDay(Number(value))}
              data={numbers(MONTH_DAYS, String)}
            />
          )}
          <ChoiceField
            label={t('reports.hour')}
            allowDeselect={false}
            value={String(hour)}
            onChange={(value) => setHour(Number(value))}
            data={numbers(HOURS, (one) => `${String(one).padStart(2, '0')}:00`)}
          />
        </Group>
        <MultiSelect
          label={t('reports.told')}
          description={t('reports.toldHint')}
          searchable
          error={errors.told}
          value={[...told]}
          onChange={setTold}
          data={known.accounts.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Stack>
      {now && (
        <Button
          variant="subtle"
          color="red"
          size="compact-sm"
          mt="sm"
          loading={remove.isPending}
          onClick={() => remove.mutate({ params })}
        >
          {t('reports.unschedule')}
        </Button>
      )}
      <FormFoot working={keep.isPending} onCancel={onClose} />
    </form>
  )
}
