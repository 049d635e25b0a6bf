/** The fields of all areas of settings, told by their screens, which draw nothing here; loaded once somebody searches. */
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { type FoundField, TellFields } from '#design/fields/told-fields.ts'
import type { Screen } from '#platform/contract/screen.ts'

type FieldsOfAreasProps = {
  readonly areas: readonly Screen[]
  readonly onFields: (path: string, fields: readonly FoundField[]) => void
}

export const FieldsOfAreas = ({ areas, onFields }: FieldsOfAreasProps) =>
  areas.filter(({ fields }) => fields).map((screen) => <OfArea key={screen.path} screen={screen} onFields={onFields} />)

function OfArea({ screen: { path, load }, onFields }: { readonly screen: Screen } & Omit<FieldsOfAreasProps, 'areas'>) {
  const [Area, setArea] = useState<ComponentType>()
  useEffect(() => {
    // An area that does not load is found by its name, as before.
    load().then(
      (loaded) => setArea(() => loaded.default as ComponentType),
      () => {},
    )
  }, [load])
  const tell = useCallback((fields: readonly FoundField[]) => onFields(path, fields), [onFields, path])
  return Area ? (
    <TellFields value={tell}>
      <Area />
    </TellFields>
  ) : null
}
