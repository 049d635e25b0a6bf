/** Times put right: clockings to add and others that do not count; asked for by oneself, done at once by HR. */
import { Button, Checkbox, Group, Stack, Textarea, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Notice } from '#design/notice.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { Form } from '#design/unsaved/form.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { askCorrection, correct } from '../../contract/days/correcting.ts'
import { useWords } from '../words.ts'
import { clockText } from './labels.ts'
import { STALE } from './stale.ts'
import type { Why } from './why.ts'

type CorrectDialogProps = { readonly why: Why; readonly as: 'own' | 'hr'; readonly onClose: () => void }
type Type = 'in' | 'out' | 'break_out' | 'break_in'
type Added = { readonly key: number; readonly type: Type; readonly time: string }

const types: readonly Type[] = ['in', 'out', 'break_out', 'break_in']

export function CorrectDialog({ why, as, onClose }: CorrectDialogProps) {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const [added, setAdded] = useState<readonly Added[]>(lackingOf(why))
  const [ignored, setIgnored] = useState<readonly string[]>([])
  const [reason, setReason] = useState('')
  const [faults, setFaults] = useState<Readonly<Record<string, unknown>>>({})
  const doing = { refreshes: STALE, quiet: true, after: onClose }
  const ask = useAct(askCorrection, doing)
  const put = useAct(correct, doing)
  const given = [
    ...added.filter(({ time }) => time !== '').map(({ type, time }) => ({ type, time })),
    ...ignored.map((ignore) => ({ ignore })),
  ]
  const send = () => {
    const body = { date: why.day.date, changes: given, reason }
    const failed = { onError: (cause: unknown) => setFaults(fieldErrors(cause)) }
    if (as === 'own') ask.mutate({ body }, failed)
    else put.mutate({ body: { ...body, employee_ids: [why.employee.id] } }, failed)
  }
  const change = (key: number, patch: Partial<Added>) =>
    setAdded(added.map((one) => (one.key === key ? { ...one, ...patch } : one)))
  const counting = why.clockings.filter(({ set_aside }) => !set_aside)
  const said = Object.entries(faults).filter(([field]) => field !== 'reason')
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t(as === 'own' ? 'attendance.days.askTitle' : 'attendance.days.correctTitle', {
        name: why.employee.full_name,
        day: dayText(why.day.date, language),
      })}
    >
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <Stack gap="sm">
          {said.map(([field, text]) => (
            <Notice key={field} tone="warn">
              {String(text)}
            </Notice>
          ))}
          {added.map(({ key, type, time }) => (
            <Group key={key} gap="xs" grow>
              <ChoiceField
                aria-label={t('attendance.days.type')}
                allowDeselect={false}
                value={type}
                onChange={(next) => change(key, { type: types.find((one) => one === next) ?? type })}
                data={types.map((value) => ({ value, label: t(`attendance.type.${value}`) }))}
              />
              <TextInput
                type="time"
                aria-label={t('attendance.days.time')}
                value={time}
                onChange={(event) => change(key, { time: event.currentTarget.value })}
              />
            </Group>
          ))}
          <Group>
            <Button
              size="xs"
              variant="subtle"
              leftSection={<IconPlus size={14} />}
              onClick={() => setAdded([...added, { key: (added.at(-1)?.key ?? 0) + 1, type: 'in', time: '' }])}
            >
              {t('attendance.days.addClocking')}
            </Button>
          </Group>
          {counting.length > 0 && (
            <Checkbox.Group
              label={t('attendance.days.ignore')}
              value={[...ignored]}
              onChange={(chosen) => setIgnored(chosen)}
            >
              <Stack gap={6} mt="xs">
                {counting.map(({ id, type, occurred_at }) => (
                  <Checkbox
                    key={id}
                    value={id}
                    label={[type ? t(`attendance.type.${type}`) : '', clockText(occurred_at, zone)].join(' ').trim()}
                  />
                ))}
              </Stack>
            </Checkbox.Group>
          )}
          <Textarea
            label={t('attendance.days.reason')}
            required
            rows={2}
            value={reason}
            error={typeof faults.reason === 'string' ? faults.reason : undefined}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </Stack>
        <FormFoot
          working={ask.isPending || put.isPending}
          onCancel={onClose}
          action={t(as === 'own' ? 'attendance.days.send' : 'attendance.days.correct')}
          closed={given.length === 0 ? t('attendance.days.nothingChanged') : undefined}
        />
      </Form>
    </Dialog>
  )
}

/** What is missing is offered first. */
function lackingOf({ day }: Why): readonly Added[] {
  const lacking: Type[] = [...(day.first_in ? [] : ['in' as const]), ...(day.last_out ? [] : ['out' as const])]
  const shift = day.shifts[0]
  return (lacking.length > 0 ? lacking : ['out' as const]).map((type, key) => ({
    key,
    type,
    time: lacking.length === 0 ? '' : type === 'in' ? (shift?.start_time ?? '') : (shift?.end_time ?? ''),
  }))
}
