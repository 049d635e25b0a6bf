/** Travel entered for one or for many; or one that waits, changed. */
import { Stack } from '@mantine/core'
import { useState } from 'react'
import { Notice } from '#design/notice.tsx'
import { ForWhom, usePicked } from '#modules/employees/web/public.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { textOf } from '#platform/http/web/problem-toast.tsx'
import { useAct } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { staleOf } from '#platform/requests/web/request.ts'
import { SendDialog } from '#platform/requests/web/send-dialog.tsx'
import { costCentres } from '../contract/cost-centres.ts'
import * as calls from '../contract/travel.ts'
import { TravelFields } from './travel-fields.tsx'
import type { TravelRow } from './travel-row.ts'
import { bodyOf, emptyTravel, type TravelValues, valuesOf } from './travel-values.ts'
import { useWords } from './words.ts'

type TravelDialogProps = { readonly changing: TravelRow | undefined; readonly onClose: () => void }

export function TravelDialog({ changing, onClose }: TravelDialogProps) {
  const t = useWords()
  const { country } = useMe()
  const [people, setPeople] = useState<string[]>([])
  const chosen = usePicked(setPeople)
  const [values, setValues] = useState<TravelValues>(() => (changing ? valuesOf(changing) : emptyTravel(country ?? '')))
  const doing = { refreshes: staleOf({ calls, refreshes: [costCentres] }), quiet: true, after: onClose }
  const award = useAct(calls.award, doing)
  const change = useAct(calls.change, doing)
  const body = bodyOf(values)
  const problem = award.error ?? change.error
  const errors = fieldErrors(problem)
  const send = () => {
    if (!body) return
    if (changing) change.mutate({ params: { id: changing.id }, body })
    else award.mutate({ body: { ...body, employee_ids: people } })
  }
  const missing = body ? undefined : t('travel.missing')
  return (
    <SendDialog
      title={changing ? t('travel.changeOf', { name: changing.full_name }) : t('travel.enter')}
      size="lg"
      {...(!changing && { people: people.length })}
      closed={!changing && people.length === 0 ? t('travel.choosePeople') : missing}
      working={award.isPending || change.isPending}
      onSend={send}
      onClose={onClose}
    >
      <Stack gap="md">
        {!changing && <ForWhom {...chosen} errors={errors} />}
        <TravelFields values={values} errors={errors} onChange={setValues} />
        {problem && (
          <Notice tone="bad" role="alert">
            {textOf(problem)}
          </Notice>
        )}
        <p className="muted" style={{ margin: 0 }}>
          {t(changing ? 'travel.changeHint' : 'travel.enterHint')}
        </p>
      </Stack>
    </SendDialog>
  )
}
