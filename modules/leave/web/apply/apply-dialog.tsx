/** Leave for one or for many: what is asked for at the left, what each day would be charged at the right, then sent. */
import { Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useDebouncedValue } from '@mantine/hooks'
import { useMemo } from 'react'
import { ForWhom, usePicked } from '#modules/employees/web/public.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { SendDialog } from '#platform/requests/web/send-dialog.tsx'
import { batchApplications, changeApplication, createApplication } from '../../contract/applications.ts'
import type { Leave } from '../beside/leave.ts'
import { STALE } from '../stale.ts'
import { useWords } from '../words.ts'
import classes from './apply.module.css'
import { ApplyFields } from './apply-fields.tsx'
import { ApplyPreview } from './apply-preview.tsx'
import { type Asked, type Asking, askedOf, askingOf, changedTo, type LeaveType, nothingYet } from './asking.ts'
import { type Preview, type Previews, usePreviews } from './use-previews.ts'

type ApplyDialogProps = {
  readonly types: readonly LeaveType[]
  /** Leave that waits and is to be changed; without it, new leave. */
  readonly changing?: Leave
  readonly onClose: () => void
}

const WIDE = 880
const PAUSE_MS = 250

export function ApplyDialog({ types, changing, onClose }: ApplyDialogProps) {
  const t = useWords()
  const form = useForm<Asking>({ initialValues: changing ? askingOf(changing) : nothingYet })
  const people = form.values.employee_ids
  const chosen = usePicked((ids) => form.setFieldValue('employee_ids', ids))
  const type = types.find(({ id }) => id === form.values.type_id)
  const asked = useMemo(() => askedOf(form.values, type), [form.values, type])
  const [settled] = useDebouncedValue(asked, PAUSE_MS)
  const previews = usePreviews(people, settled, changing)
  // What was answered for other days is shown dimmed, and says nothing about these.
  const looking = asked !== undefined && (settled !== asked || previews.some(isLooking))
  const told = !looking && previews.length === 1 ? previews[0]?.data?.errors : undefined
  const sending = useSending(changing, onClose)
  const barred = previews.find(({ data }) => data && Object.keys(data.errors).length > 0)?.data
  const closed = closedBy(t, { people: people.length, asked, looking, barred })
  const send = () => {
    if (asked) sending.send(people, asked, (reason) => form.setErrors(fieldErrors(reason)))
  }
  return (
    <SendDialog
      title={changing ? t('leave.changeOf', { name: changing.full_name }) : t('leave.enterTitle')}
      size={WIDE}
      {...(!changing && { people: people.length })}
      closed={closed}
      working={sending.working}
      onSend={send}
      onClose={onClose}
    >
      <div className={classes.sides}>
        <Stack gap="sm">
          {!changing && <ForWhom {...chosen} errors={form.errors} />}
          <ApplyFields form={form} types={types} type={type} told={told ?? {}} />
        </Stack>
        <ApplyPreview
          people={chosen.picked}
          previews={previews}
          looking={looking}
          isChange={changing !== undefined}
          problem={sending.problem}
        />
      </div>
    </SendDialog>
  )
}

const isLooking = ({ isPlaceholderData, isPending }: Previews[number]): boolean => isPlaceholderData || isPending

type Standing = {
  readonly people: number
  readonly asked: Asked | undefined
  readonly looking: boolean
  readonly barred: Preview | undefined
}

/** Why it cannot be sent yet. */
function closedBy(t: ReturnType<typeof useWords>, { people, asked, looking, barred }: Standing): string | undefined {
  if (people === 0) return t('leave.earned.choosePeople')
  if (!asked) return t('leave.chooseDays')
  if (people > 1 && asked.attachment_ids?.length) return t('leave.proofOfOne')
  if (looking) return t('leave.looking')
  return barred && Object.values(barred.errors).flat()[0]
}

function useSending(changing: Leave | undefined, after: () => void) {
  const doing = { refreshes: STALE, quiet: true, after }
  const one = useAct(createApplication, doing)
  const many = useAct(batchApplications, doing)
  const change = useAct(changeApplication, doing)
  const send = (people: readonly string[], asked: Asked, onError: (reason: Error) => void) => {
    const [only = ''] = people
    if (changing) change.mutate({ params: { id: changing.id }, body: changedTo(asked) }, { onError })
    else if (people.length === 1) one.mutate({ body: { employee_id: only, ...asked } }, { onError })
    else many.mutate({ body: { employee_ids: [...people], ...asked } }, { onError })
  }
  return {
    send,
    working: one.isPending || many.isPending || change.isPending,
    problem: one.error ?? many.error ?? change.error,
  }
}
