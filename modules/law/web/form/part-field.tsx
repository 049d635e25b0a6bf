/** Keys that belong together, in a frame of their own. */
import type { Fields } from '#statutory/core/given.ts'
import type { Draft } from '../../model/draft.ts'
import type { FrameProps } from './field-props.ts'
import classes from './form.module.css'

type PartFieldProps = FrameProps & { readonly fields: Fields; readonly part: Draft }

export function PartField({ about, label, error, place, fields, part, onChange }: PartFieldProps) {
  return (
    <fieldset className={classes.frame}>
      <legend>{label}</legend>
      {error && <p className={classes.error}>{error}</p>}
      <about.Group
        about={about}
        fields={fields}
        draft={part}
        place={place}
        usual={Object.keys(fields)}
        onChange={onChange}
      />
    </fieldset>
  )
}
