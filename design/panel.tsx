/** The panel beside a list or a figure: a head with its name, a body that scrolls, a foot that stays. */
import { ActionIcon } from '@mantine/core'
import { IconMaximize, IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import classes from './panel.module.css'
import { useDesignWords } from './words.ts'

type PanelProps = {
  readonly head: ReactNode
  readonly foot?: ReactNode
  readonly onClose?: () => void
  /** The same record on its own page. */
  readonly page?: string
  readonly children: ReactNode
}

export function Panel({ head, foot, onClose, page, children }: PanelProps) {
  const t = useDesignWords()
  return (
    <>
      <header className={classes.head}>
        <div className={classes.headText}>{head}</div>
        {page && (
          <ActionIcon component={Link} to={page} aria-label={t('design.openPage')}>
            <IconMaximize size={16} />
          </ActionIcon>
        )}
        {onClose && (
          <ActionIcon onClick={onClose} aria-label={t('design.close')}>
            <IconX size={16} />
          </ActionIcon>
        )}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className={classes.body} tabIndex={0}>
        {children}
      </div>
      {foot && <footer className={classes.foot}>{foot}</footer>}
    </>
  )
}
