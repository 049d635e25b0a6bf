import type { ReactNode } from 'react'
import { useDesignWords } from '../words.ts'
import classes from './data-list.module.css'

type BulkBarProps = { readonly count: number; readonly onClear: () => void; readonly children: ReactNode }

/** Appears with a selection and says what can be done with all of it. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  const t = useDesignWords()
  return (
    <div className={classes.bulk} role="toolbar" aria-label={t('design.selected', { count })}>
      <b aria-live="polite">{t('design.selected', { count })}</b>
      {children}
      <button type="button" onClick={onClear}>
        {t('design.clear')}
      </button>
    </div>
  )
}
