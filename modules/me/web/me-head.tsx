/** The head of one's own page: a title, a line above or below it, and a way back or to the account. */
import { ActionIcon } from '@mantine/core'
import { IconChevronLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTellTitle } from '#design/page-title.ts'
import classes from './me.module.css'
import { useWords } from './words.ts'

type MeHeadProps = { readonly title: string; readonly line?: string; readonly back?: string; readonly side?: ReactNode }

export function MeHead({ title, line, back, side }: MeHeadProps) {
  const t = useWords()
  useTellTitle(title)
  return (
    <header className={classes.head}>
      {back && (
        <ActionIcon component={Link} to={back} size="lg" aria-label={t('me.back')}>
          <IconChevronLeft size={20} />
        </ActionIcon>
      )}
      <div style={{ flex: 1 }}>
        {line && <p>{line}</p>}
        <h1>{title}</h1>
      </div>
      {side}
    </header>
  )
}
