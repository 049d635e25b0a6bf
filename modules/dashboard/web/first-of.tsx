/** The first rows of a card, the others one press away: the figure of what is not seen opens just as many. */
import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useWords } from './words.ts'

const SHOWN = 6

type FirstOfProps<Row> = {
  readonly rows: readonly Row[]
  readonly children: (rows: readonly Row[]) => ReactNode
}

export function FirstOf<Row>({ rows, children }: FirstOfProps<Row>) {
  const t = useWords()
  const [all, setAll] = useState(false)
  return (
    <>
      {children(all ? rows : rows.slice(0, SHOWN))}
      {!all && rows.length > SHOWN && (
        <Button size="compact-sm" variant="subtle" onClick={() => setAll(true)}>
          {t('dashboard.more', { count: rows.length - SHOWN })}
        </Button>
      )}
    </>
  )
}
