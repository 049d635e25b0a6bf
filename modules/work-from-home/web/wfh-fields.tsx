/** The fields of working from home, for whoever asks and for whoever enters it for others. */
import { Button, Checkbox, Chip, Group, SegmentedControl, Stack, Textarea, TextInput } from '@mantine/core'
import { IconCurrentLocation } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { DateField } from '#design/fields/date-field.tsx'
import { useLanguage } from '#platform/words/web/words.ts'
import { parts } from '../contract/types.ts'
import { useWords } from './words.ts'

export type WfhValues = {
  readonly from: string
  readonly to: string
  readonly part: (typeof parts)[number]
  /** Null for every day. */
  readonly weekdays: readonly number[] | null
  readonly name: string
  readonly address: string
  readonly position: { readonly latitude: number; readonly longitude: number } | null
  readonly reason: string
}
export const emptyWfh = (name: string): WfhValues => ({
  from: '',
  to: '',
  part: 'full',
  weekdays: null,
  name,
  address: '',
  position: null,
  reason: '',
})

/** As the calls take it; undefined while something is still to be chosen. */
export function bodyOf({ from, to, part, weekdays, name, address, position }: WfhValues) {
  if (from === '' || name.trim() === '' || weekdays?.length === 0) return undefined
  return {
    from,
    to: to === '' ? from : to,
    part,
    ...(weekdays && { weekdays: [...weekdays] }),
    place: {
      name: name.trim(),
      address: address.trim() || null,
      latitude: position?.latitude ?? null,
      longitude: position?.longitude ?? null,
    },
  }
}

type WfhFieldsProps = {
  readonly values: WfhValues
  readonly errors: Readonly<Record<string, ReactNode>>
  readonly onChange: (values: WfhValues) => void
}

const WEEK = [1, 2, 3, 4, 5, 6, 0] as const
/** A Sunday, from which the names of the days are read. */
const SUNDAY = Date.UTC(2024, 0, 7)
const DAY_MS = 86_400_000

export function WfhFields({ values, errors, onChange }: WfhFieldsProps) {
  const t = useWords()
  const language = useLanguage()
  const set = (changed: Partial<WfhValues>) => onChange({ ...values, ...changed })
  const dayName = (day: number) =>
    new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(SUNDAY + day * DAY_MS)
  return (
    <Stack gap="md">
      <Group grow align="start">
        <DateField
          label={t('wfh.from')}
          required
          value={values.from}
          error={errors.from}
          onChange={(from) => set({ from })}
        />
        <DateField
          label={t('wfh.to')}
          value={values.to}
          earliest={values.from}
          error={errors.to}
          onChange={(to) => set({ to })}
        />
      </Group>
      <SegmentedControl
        aria-label={t('wfh.part')}
        value={values.part}
        onChange={(chosen) => set({ part: parts.find((part) => part === chosen) ?? 'full' })}
        data={parts.map((part) => ({ value: part, label: t(`wfh.part.${part}`) }))}
      />
      <Checkbox
        label={t('wfh.standing')}
        description={t('wfh.standingHint')}
        checked={values.weekdays !== null}
        onChange={(event) => set({ weekdays: event.currentTarget.checked ? [] : null })}
      />
      {values.weekdays && (
        <Chip.Group
          multiple
          value={values.weekdays.map(String)}
          onChange={(chosen) => set({ weekdays: chosen.map(Number) })}
        >
          <Group gap="xs">
            {WEEK.map((day) => (
              <Chip key={day} value={String(day)}>
                {dayName(day)}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
      )}
      <TextInput
        label={t('wfh.place')}
        required
        value={values.name}
        error={errors['place.name'] ?? errors.place}
        maxLength={255}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      <TextInput
        label={t('wfh.address')}
        value={values.address}
        error={errors['place.address']}
        maxLength={2000}
        onChange={(event) => set({ address: event.currentTarget.value })}
      />
      <Position values={values} onChange={(position) => set({ position })} />
      <Textarea
        label={t('wfh.reason')}
        value={values.reason}
        error={errors.reason}
        rows={2}
        autosize
        maxRows={6}
        maxLength={2000}
        onChange={(event) => set({ reason: event.currentTarget.value })}
      />
    </Stack>
  )
}

type PositionProps = {
  readonly values: WfhValues
  readonly onChange: (position: WfhValues['position']) => void
}

/** With the position of the place one can clock in there. */
function Position({ values: { position }, onChange }: PositionProps) {
  const t = useWords()
  const [failed, setFailed] = useState(false)
  const find = () => {
    setFailed(false)
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => onChange({ latitude, longitude }),
      () => setFailed(true),
    )
  }
  return (
    <div>
      <Group gap="sm">
        <Button variant="default" leftSection={<IconCurrentLocation size={16} />} onClick={find}>
          {t('wfh.takePosition')}
        </Button>
        {position && (
          <Button variant="subtle" onClick={() => onChange(null)}>
            {t('wfh.forgetPosition')}
          </Button>
        )}
      </Group>
      <p className="muted" role="status" style={{ margin: '4px 0 0' }}>
        {failed ? t('wfh.positionFailed') : t(position ? 'wfh.positionKept' : 'wfh.positionHint')}
      </p>
    </div>
  )
}
