/** Some of the settings as a form: what differs from what is in force, and sending only that. */
import { type UseFormReturnType, useForm } from '@mantine/form'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { changeSettings, settings } from '../../contract/settings.ts'

export type Settings = DataOf<typeof settings>
export type SettingName = keyof Settings
/** As fields hold them: where nothing is set, an empty text. */
export type Values = Record<string, unknown>

export type SettingsForm = {
  readonly form: UseFormReturnType<Values>
  readonly before: Values
  readonly changed: readonly SettingName[]
  readonly saving: boolean
  readonly save: () => void
  readonly discard: () => void
}

export function useSettingsForm(now: Settings, names: readonly SettingName[]): SettingsForm {
  // All of them, since a screen of several parts shows now these and now those.
  const before: Values = Object.fromEntries(Object.entries(now).map(([name, value]) => [name, value ?? '']))
  const form = useForm<Values>({ initialValues: before })
  const change = useAct(changeSettings, { refreshes: [settings] })
  const changed = names.filter((name) => !same(form.values[name], before[name]))
  const save = () => {
    const of = (values: Values) => Object.fromEntries(changed.map((name) => [name, values[name]]))
    const body = { ...of(form.values), was: of(before) }
    change.mutate(
      { params: { id: now.company_id }, body },
      { onError: (reason) => form.setErrors(fieldErrors(reason)) },
    )
  }
  const discard = () => {
    form.setValues(before)
    form.clearErrors()
  }
  return { form, before, changed, saving: change.isPending, save, discard }
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
