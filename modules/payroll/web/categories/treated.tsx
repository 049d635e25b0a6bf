/** How the law counts what somebody is paid, scheme by scheme. */
import { StatusBadge } from '#design/status-badge.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import type { categories } from '../../contract/earning-categories.ts'
import { useWords } from '../words.ts'
import classes from './categories.module.css'

export type Category = DataOf<typeof categories>[number]
type Treated = Category['treated']

/** In one line, for a list: what it counts for. */
export const treatedText = (treated: Treated): string =>
  treated
    .filter(({ counts }) => counts)
    .map(({ label }) => label)
    .join(' · ')

export function TreatedList({ treated }: { readonly treated: Treated }) {
  const t = useWords()
  if (treated.length === 0) return <p className="muted">{t('payroll.treatedNot')}</p>
  return (
    <section aria-label={t('payroll.treated')}>
      <p className="muted">{t('payroll.treated')}</p>
      <dl className={classes.treated}>
        {treated.map(({ scheme, label, value, open }) => (
          <div key={scheme}>
            <dt>{label}</dt>
            <dd>
              {value} {open && <StatusBadge tone="warn">{t('payroll.treatedOpen')}</StatusBadge>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
