/** A part of the settings that is kept by itself, with what is wrong beside its fields. */
import type { UseFormReturnType } from '@mantine/form'
import { changeSettings, settings } from '#modules/company/contract/settings.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'

export type Settings = DataOf<typeof settings>
type Wanted = Partial<Pick<Settings, 'probation_setting' | 'probation_items' | 'probation_grades'>>

/** `now` as it was shown: somebody else may save the same meanwhile. */
export function useSaving<Values>(now: Settings, form: UseFormReturnType<Values>) {
  const change = useAct(changeSettings, { refreshes: [settings] })
  const save = (body: Wanted) =>
    change.mutate(
      { params: { id: now.company_id }, body: { ...body, was: seenOf(now, body) } },
      { onError: (reason) => form.setErrors(fieldErrors(reason)) },
    )
  return { save, saving: change.isPending }
}

const seenOf = (now: Settings, body: Wanted) => Object.fromEntries(Object.entries(now).filter(([name]) => name in body))
