/** The three countries; each is a place of its own in the address. */
import { Link } from '@tanstack/react-router'
import type { countries } from '#kernel/countries.ts'
import classes from '../law.module.css'
import { useWords } from '../words.ts'

const all = ['MY', 'TW', 'PH'] as const satisfies readonly (keyof typeof countries)[]

export function CountryTabs({ chosen }: { readonly chosen: string }) {
  const t = useWords()
  return (
    <nav className={classes.countries} aria-label={t('law.country')}>
      {all.map((country) => (
        <Link
          key={country}
          to="/law"
          hash={`country=${country.toLowerCase()}`}
          activeOptions={{ includeHash: true }}
          aria-current={country === chosen ? 'true' : undefined}
          data-chosen={country === chosen || undefined}
        >
          {t(`law.country.${country}`)}
        </Link>
      ))}
    </nav>
  )
}
