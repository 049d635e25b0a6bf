/** The frame of pages for people who are not signed in: the name, the language, and one card in the middle. */
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { switchLanguage, useLanguage } from '#platform/words/web/words.ts'
import classes from './public-frame.module.css'

type PublicFrameProps = {
  readonly title?: string
  readonly hint?: ReactNode
  readonly below?: ReactNode
  readonly actions?: ReactNode
  readonly wide?: boolean
  readonly children: ReactNode
}

export function PublicFrame({ title, hint, below, actions, wide, children }: PublicFrameProps) {
  return (
    <div className={classes.frame}>
      <header className={classes.head}>
        <Link to="/" className={classes.name}>
          <img src="/favicon.svg" alt="" width={26} height={26} />
          Kerja
        </Link>
        <div className={classes.side}>
          {actions}
          <LanguageButton />
        </div>
      </header>
      <main className={classes.main} data-wide={wide || undefined}>
        {wide ? (
          children
        ) : (
          <>
            <div className={`card ${classes.card}`}>
              {title && <h1>{title}</h1>}
              {hint && <p className="muted">{hint}</p>}
              {children}
            </div>
            {below && <div className={classes.below}>{below}</div>}
          </>
        )}
      </main>
    </div>
  )
}

/** Each language under its own name, so that it is found by who cannot read the other. */
function LanguageButton() {
  const language = useLanguage()
  const other = language === 'en' ? 'zh-Hant' : 'en'
  return (
    <Button
      variant="subtle"
      color="gray"
      lang={other === 'en' ? 'en' : 'zh-Hant-TW'}
      onClick={() => switchLanguage(other)}
    >
      {other === 'en' ? 'English' : '繁體中文'}
    </Button>
  )
}
