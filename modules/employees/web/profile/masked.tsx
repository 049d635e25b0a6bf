/** A number that names somebody before the law: its end alone, until it is asked for. */
import { Anchor } from '@mantine/core'
import { useState } from 'react'
import classes from '../employees.module.css'
import { useWords } from '../words.ts'

const SHOWN = 4

export function Masked({ label, value }: { readonly label: string; readonly value: string }) {
  const t = useWords()
  const [open, setOpen] = useState(false)
  // What the server masks already, or a word, has nothing to unveil.
  if (value.length <= SHOWN || !/\d{3}/.test(value) || value.includes('•') || value.includes('*')) return value
  return (
    <span className={classes.masked}>
      <span className="number">{open ? value : `••••${value.slice(-SHOWN)}`}</span>
      <Anchor
        component="button"
        type="button"
        size="sm"
        aria-pressed={open}
        aria-label={t(open ? 'employees.hideOf' : 'employees.showOf', { label })}
        onClick={() => setOpen(!open)}
      >
        {t(open ? 'employees.hide' : 'employees.show')}
      </Anchor>
    </span>
  )
}
