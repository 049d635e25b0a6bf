/** Some of the settings as a form: what differs from what is in force, and sending only that. */
import { type UseFormReturnType, useForm } from '@mantine/form'
import { useLayoutEffect, useRef } from 'react'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { changeSettings, settings } from '../../contract/settings.ts'
import { same, type Values, withEdits } from './kept-edits.ts'

export type Settings = DataOf<typeof settings>
export type SettingName = keyof Settings
export type { Values }

export type SettingsForm = {
  readonly form: UseFormReturnType<Values>
  readonly before: Values
  readonly changed: readonly SettingName[]
  readonly saving: boolean
  readonly save: () => void
  readonly discard: () => void
}

export function useSettingsForm(now: Settings, names: readonly SettingName[]): SettingsForm {
  // All of them, since a screen of several parts shows now these and now those; where nothing is set, an empty text.
  const before: Values = Object.fromEntries(Object.entries(now).map(([name, value]) => [name, value ?? '']))
  const form = useForm<Values>({ initialValues: before })
  const seen = useRef(before)
  const sent = useRef<readonly SettingName[]>([])
  // Parts of the page are saved by themselves: what is typed in the others must outlast it.
  useLayoutEffect(() => {
    if (same(seen.current, before)) return
    form.setValues(withEdits(form.getValues(), seen.current, before))
    seen.current = before
  })
  const change = useAct(changeSettings, {
    refreshes: [settings],
    // As it was stored, which need not be as it was typed.
    after: () => form.setValues(Object.fromEntries(sent.current.map((name) => [name, seen.current[name]]))),
  })
  const changed = names.filter((name) => !same(form.values[name], before[name]))
  const save = () => {
    const of = (values: Values) => Object.fromEntries(changed.map((name) => [name, values[name]]))
    const body = { ...of(form.values), was: of(before) }
    sent.current = changed
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
