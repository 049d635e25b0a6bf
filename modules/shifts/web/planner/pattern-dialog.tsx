/** A span filled by a week or by a pattern that repeats, written in short names. */
import { Button, MultiSelect, SegmentedControl, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { DateField } from '#design/fields/date-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { comma, useLanguage } from '#platform/words/web/words.ts'
import { weekDayName } from '#platform/words/week-days.ts'
import { applyWeek, showRoster } from '../../contract/roster.ts'
import { namesInTurn } from '../../model/named.ts'
import { weekKeys } from '../../model/pattern.ts'
import { useWords } from '../words.ts'
import { BeginFields } from './begin-fields.tsx'
import { placesOf, together } from './begins.ts'
import { idsNamed, shortNameOf } from './cell-names.ts'
import type { Person, Shift } from './roster-types.ts'
import type { Bounds } from './use-selection.ts'

type PatternDialogProps = {
  readonly from: string
  readonly to: string
  readonly people: readonly Person[]
  /** What is chosen in the grid; with one row or none it is everybody shown, where a department is. */
  readonly chosen: Bounds | undefined
  readonly isNarrowed: boolean
  readonly shifts: readonly Shift[]
  /** Which day of the week is proposed as the rest day; 1 is Monday. */
  readonly restDay: number
  readonly onClose: () => void
}

/** Any Monday and the days after it, to name weekdays by. */
const MONDAY = 5

export function PatternDialog({ from, to, people, chosen, isNarrowed, shifts, restDay, onClose }: PatternDialogProps) {
  const t = useWords()
  const language = useLanguage()
  const restShift = shifts.find(({ kind, status }) => kind === 'rest' && status === 1)
  const rest = restShift ? shortNameOf(restShift) : ''
  const names = shifts.filter(({ status }) => status === 1).map(shortNameOf)
  const form = useForm({
    initialValues: {
      employee_ids: proposed(people, chosen, isNarrowed).map(({ id }) => id),
      from,
      to,
      by: 'week',
      days: weekKeys.map((_, at) => (at + 1 === restDay ? rest : '')),
      pattern: '',
      begins: together,
    },
  })
  const turn = namesInTurn(form.values.pattern)
  // In the order of the planner, whatever order they were chosen in.
  const chosenPeople = people.filter(({ id }) => form.values.employee_ids.includes(id))
  const places = placesOf(chosenPeople, turn.length, form.values.begins)
  const apply = useAct(applyWeek, { refreshes: [showRoster], after: onClose })
  const shiftOf = (text: string) => {
    const ids = idsNamed(text, shifts)
    return ids === undefined || ids.length > 1 ? undefined : (ids[0] ?? null)
  }
  const send = form.onSubmit(({ employee_ids, from: first, to: last, by, days, pattern }) => {
    const texts = by === 'week' ? days : namesInTurn(pattern)
    const found = texts.map(shiftOf)
    const wrong = found.indexOf(undefined)
    if (wrong >= 0)
      return form.setFieldError(
        by === 'week' ? `days.${wrong}` : 'pattern',
        t('shifts.noSuchShift', { name: texts[wrong] ?? '' }),
      )
    const ids = found.map((one) => one ?? null)
    const starts = chosenPeople.map(({ id }) => ({ employee_id: id, place: places[id] ?? 1 }))
    if (by === 'pattern' && starts.some(({ place }) => place > ids.length))
      return form.setFieldError('begins', t('shifts.placeRange', { count: ids.length }))
    const filled =
      by === 'week'
        ? { week: Object.fromEntries(weekKeys.map((key, at) => [key, ids[at] ?? null])) }
        : { pattern: ids, ...(form.values.begins.how !== 'together' && { starts }) }
    apply.mutate(
      { body: { employee_ids, from: first, to: last, ...filled } },
      { onError: (reason: unknown) => form.setErrors(fieldErrors(reason)) },
    )
  })
  return (
    <Dialog opened onClose={onClose} size="lg" title={t('shifts.fillByPattern')}>
      <form onSubmit={send}>
        <Stack gap="md">
          <MultiSelect
            label={t('shifts.people')}
            required
            searchable
            clearable
            hidePickedOptions
            data={people.map(({ id, full_name }) => ({ value: id, label: full_name }))}
            {...form.getInputProps('employee_ids')}
          />
          {form.values.employee_ids.length < people.length && (
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={() =>
                form.setFieldValue(
                  'employee_ids',
                  people.map(({ id }) => id),
                )
              }
            >
              {t('shifts.chooseAll', { count: people.length })}
            </Button>
          )}
          <SimpleGrid cols={2}>
            <DateField label={t('shifts.from')} required {...form.getInputProps('from')} />
            <DateField label={t('shifts.to')} required {...form.getInputProps('to')} />
          </SimpleGrid>
          <SegmentedControl
            aria-label={t('shifts.fillBy')}
            data={[
              { value: 'week', label: t('shifts.byWeek') },
              { value: 'pattern', label: t('shifts.byTurn') },
            ]}
            {...form.getInputProps('by')}
          />
          {form.values.by === 'week' ? (
            <SimpleGrid cols={{ base: 4, xs: 7 }}>
              {weekKeys.map((key, at) => (
                <TextInput
                  key={key}
                  label={weekDayName(`2026-01-${String(MONDAY + at).padStart(2, '0')}`, language)}
                  {...form.getInputProps(`days.${at}`)}
                />
              ))}
            </SimpleGrid>
          ) : (
            <>
              <TextInput
                label={t('shifts.turn')}
                description={t('shifts.turnHint')}
                placeholder={names.slice(0, 6).join(' ')}
                {...form.getInputProps('pattern')}
              />
              {chosenPeople.length > 1 && turn.length > 1 && (
                <BeginFields
                  people={chosenPeople}
                  turn={turn}
                  value={form.values.begins}
                  error={form.errors.begins}
                  onChange={(value) => form.setFieldValue('begins', value)}
                />
              )}
            </>
          )}
          <Text size="sm" c="dimmed">
            {t('shifts.shortNames', { names: names.join(comma()) })}
          </Text>
          <FormFoot working={apply.isPending} onCancel={onClose} action={t('shifts.fill')} />
        </Stack>
      </form>
    </Dialog>
  )
}

/** Several rows that are chosen, else the department that is shown, else the one person whose row it is: never everybody unasked. */
function proposed(people: readonly Person[], chosen: Bounds | undefined, isNarrowed: boolean): readonly Person[] {
  const rows = chosen ? people.slice(chosen.top, chosen.bottom + 1) : []
  return rows.length > 1 ? rows : isNarrowed ? people : rows
}
