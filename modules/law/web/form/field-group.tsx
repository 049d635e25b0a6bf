/** Fields made from what a scheme asks for: the ones most cases need at once, the others behind a line to open. */
import { useState } from 'react'
import { type DraftValue, isEmpty, standsWithin, within } from '../../model/draft.ts'
import { useWords } from '../words.ts'
import { Field } from './field.tsx'
import classes from './form.module.css'
import type { GroupProps } from './form-about.ts'

export function FieldGroup({ about, fields, draft, place, usual = [], onChange }: GroupProps) {
  const t = useWords()
  // What a case brought along stays where it is while it is typed over.
  const [brought] = useState(() => Object.keys(draft).filter((key) => !isEmpty(draft[key] ?? '')))
  const [open, setOpen] = useState(false)
  const needed = (key: string) => fields[key]?.required === true
  const all = Object.keys(fields).toSorted((one, other) => Number(needed(other)) - Number(needed(one)))
  const first = all.filter((key) => needed(key) || usual.includes(key) || brought.includes(key))
  const rest = all.filter((key) => !first.includes(key))
  // A few that may be left empty are not worth hiding.
  const hidden = first.length === 0 || rest.length <= 2 ? [] : rest
  const faulty = hidden.some((key) => standsWithin(about.refused?.place, within(place, key)))
  const field = (key: string) => {
    const kind = fields[key]
    return (
      kind && (
        <Field
          key={key}
          about={about}
          name={key}
          kind={kind}
          place={within(place, key)}
          value={draft[key]}
          beside={draft}
          onChange={(value: DraftValue) => onChange({ ...draft, [key]: value })}
        />
      )
    )
  }
  return (
    <>
      <div className={classes.grid}>{(hidden.length > 0 ? first : all).map(field)}</div>
      {hidden.length > 0 && (
        <details className={classes.more} open={open || faulty} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>{t('law.more', { count: hidden.length })}</summary>
          {(open || faulty) && <div className={classes.grid}>{hidden.map(field)}</div>}
        </details>
      )}
    </>
  )
}
