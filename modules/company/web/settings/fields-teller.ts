/** In place of an area's page: tells its fields to whoever searches the settings, and draws nothing. */
import { useEffect } from 'react'
import type { FoundField } from '#design/fields/told-fields.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { settings } from '../../contract/settings.ts'
import type { SettingGroup } from './setting-field.ts'
import type { Settings } from './use-settings-form.ts'

type FieldsTellerProps = {
  readonly tell: (fields: readonly FoundField[]) => void
  readonly groups: (now: Settings) => readonly SettingGroup[]
}

export function FieldsTeller({ tell, groups }: FieldsTellerProps) {
  const now = useCall(settings, {}).data
  const fields = (now ? groups(now) : []).flatMap(({ search, fields: of }) =>
    of.map(({ name, label }): FoundField => ({ name, label, ...(search && { search }) })),
  )
  const told = JSON.stringify(fields)
  useEffect(() => tell(JSON.parse(told)), [tell, told])
  return null
}
