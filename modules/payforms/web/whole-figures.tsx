/** What a form says of the company as a whole. */
import { Facts } from '#design/page.tsx'
import { useMe } from '#platform/identity/web/me.ts'
import { moneyText } from '#platform/words/format.ts'
import classes from './forms.module.css'
import type { FormShown } from './shown.ts'

export function WholeFigures({ of: { figures, figure_columns } }: { readonly of: FormShown }) {
  const currency = useMe().currency_code ?? ''
  if (!figures) return null
  return (
    <section className={`card ${classes.whole}`}>
      <Facts
        facts={figure_columns.map(({ key, label, kind }) => {
          const value = figures[key] ?? ''
          const named = /^A\d$/.test(key) ? `${key} ${label}` : label
          return [named, kind === 'money' ? moneyText(value || '0.00', currency) : value]
        })}
      />
    </section>
  )
}
