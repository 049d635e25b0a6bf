/** A public page on which anyone works a case of the law by hand: country, scheme, day, facts; answer and worksheet. */
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { PublicFrame } from '#design/public-frame.tsx'
import { Loaded } from '#design/states.tsx'
import { type Country, isCountry } from '#kernel/countries.ts'
import { startOf } from '#platform/identity/web/landing.ts'
import { useMaybeMe } from '#platform/identity/web/me.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { useBook } from './books/books.ts'
import { CaseView } from './case-view.tsx'
import { CountryTabs } from './chooser/country-tabs.tsx'
import { SchemeList } from './chooser/scheme-list.tsx'
import { Welcome } from './chooser/welcome.tsx'
import classes from './law.module.css'
import { LawHelp } from './law-help.tsx'
import { type Standings, useStanding } from './use-standing.ts'
import { useWords } from './words.ts'

export function LawScreen() {
  const t = useWords()
  const session = useSession()
  const me = useMaybeMe()
  const standings = useStanding()
  const country = standings.standing.country?.toUpperCase() ?? ''
  const home = session ? startOf(session, me) : '/app/dashboard'
  return (
    <PublicFrame
      wide
      actions={
        <>
          <LawHelp />
          <Button component={Link} to={session?.complete ? home : '/login'} variant="default">
            {t(session?.complete ? 'law.back' : 'law.signIn')}
          </Button>
        </>
      }
    >
      <div className={classes.page}>
        <header className={classes.head}>
          <h1>{t('law.title')}</h1>
          <p>{t('law.lead')}</p>
        </header>
        <CountryTabs chosen={country} />
        {isCountry(country) ? <OfCountry key={country} country={country} standings={standings} /> : <Welcome />}
        <p className={classes.private}>{t('law.private')}</p>
      </div>
    </PublicFrame>
  )
}

function OfCountry({ country, standings }: { readonly country: Country; readonly standings: Standings }) {
  const reading = useBook(country)
  const { standing } = standings
  return (
    <Loaded reading={reading} rows={8}>
      {(book) => {
        const scheme = standing.case && book.law.schemes.get(standing.case.scheme)
        return standing.case && scheme ? (
          <CaseView book={book} scheme={scheme} opened={standing.case} standings={standings} />
        ) : (
          <SchemeList book={book} unknown={standing.case?.scheme} />
        )
      }}
    </Loaded>
  )
}
