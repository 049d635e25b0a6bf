/** The foot of a list: how many rows, and the keys; `?` shows them all. */
import { Modal } from '@mantine/core'
import { wholeText } from '#platform/words/format.ts'
import { useDesignWords } from '../words.ts'
import classes from './data-list.module.css'

type KeyHintsProps = {
  readonly shown: number
  /** Undefined where it is not known. */
  readonly all: number | undefined
  readonly opens: boolean
  readonly selectable: boolean
  readonly pastes: boolean
  readonly more?: readonly { readonly key: string; readonly label: string }[]
  readonly helping: boolean
  readonly onHelp: (helping: boolean) => void
}

export function KeyHints({ shown, all, opens, selectable, pastes, more = [], helping, onHelp }: KeyHintsProps) {
  const t = useDesignWords()
  const hints: readonly (readonly [readonly string[], string])[] = [
    [['J', 'K'], t('design.keyMove')],
    ...(opens ? ([[['Enter'], t('design.keyOpen')]] as const) : []),
    ...more.map(({ key, label }) => [[key.toUpperCase()], label] as const),
    ...(selectable ? ([[['X'], t('design.keySelect')]] as const) : []),
  ]
  const further: typeof hints = [
    [['/'], t('design.keySearch')],
    [['Esc'], t('design.keyClose')],
    ...(pastes ? ([[['Ctrl', 'V'], t('design.keyPaste')]] as const) : []),
    [['?'], t('design.keyAll')],
  ]
  return (
    <div className={classes.hints}>
      <span aria-live="polite">
        {all === undefined
          ? ''
          : shown === all
            ? t('design.rows', { count: all, number: wholeText(all) })
            : t('design.rowsOf', { shown: wholeText(shown), all: wholeText(all) })}
      </span>
      {hints.map(([keys, label]) => (
        <Hint key={label} keys={keys} label={label} />
      ))}
      {helping && (
        <Modal opened onClose={() => onHelp(false)} title={t('design.keys')}>
          <div style={{ display: 'grid', gap: 10 }}>
            {[...hints, ...further].map(([keys, label]) => (
              <Hint key={label} keys={keys} label={label} />
            ))}
          </div>
        </Modal>
      )}
    </div>
  )
}

function Hint({ keys, label }: { readonly keys: readonly string[]; readonly label: string }) {
  return (
    <span className={classes.hint}>
      {keys.map((key) => (
        <kbd key={key} className="kbd">
          {key}
        </kbd>
      ))}
      {label}
    </span>
  )
}
