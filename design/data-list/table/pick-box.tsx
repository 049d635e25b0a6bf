/** The checkbox of a row and of all rows: the browser's own, since a list draws hundreds of them. */
import classes from './pick-box.module.css'

type PickBoxProps = {
  readonly label: string
  readonly checked: boolean
  /** Of several, some are chosen and some are not; a checkbox can only be told by hand. */
  readonly some?: boolean
  readonly tabIndex?: number
  readonly onChange: (checked: boolean) => void
}

export function PickBox({ label, checked, some = false, tabIndex, onChange }: PickBoxProps) {
  return (
    <input
      type="checkbox"
      className={classes.box}
      aria-label={label}
      checked={checked}
      tabIndex={tabIndex}
      ref={(box) => {
        if (box) box.indeterminate = some
      }}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
