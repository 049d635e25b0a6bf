/** What a report shows: its rows, the ends of groups between them, amounts to the right. */
import { useMe } from '#platform/identity/web/me.ts'
import { dayText, moneyText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import classes from './builder.module.css'
import type { Result } from './draft.ts'
import { useWords } from './words.ts'

type Props = { readonly label: string; readonly columns: Result['columns']; readonly lines: Result['lines'] }

export function ResultTable({ label, columns, lines }: Props) {
  const t = useWords()
  const tell = useTell()
  const leads = lines.some(({ kind }) => kind !== 'row')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className={classes.scroll} tabIndex={0} aria-label={label}>
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            {leads && <th scope="col">{t('reports.groupColumn')}</th>}
            {columns.map(({ field, heading, kind }) => (
              <th key={field} scope="col" data-number={isAmount(kind) || undefined}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name of their own and only ever grow
            <tr key={at} data-kind={line.kind}>
              {leads && <td>{leadOf(line, t)}</td>}
              {columns.map(({ field, kind }, place) => (
                <td key={field} data-number={isAmount(kind) || undefined} title={line.cells[place] ?? undefined}>
                  {tell(kind, line.cells[place] ?? null)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const isAmount = (kind: string): boolean => kind === 'money' || kind === 'number' || kind === 'count'

function leadOf({ kind, names, count }: Result['lines'][number], t: ReturnType<typeof useWords>): string {
  if (kind === 'row') return ''
  return kind === 'total' ? t('reports.whole', { count }) : t('reports.group', { name: names.join(' · '), count })
}

/** Money without decimals where there are none, days as the reader writes them. */
function useTell() {
  const language = useLanguage()
  const currency = useMe().currency_code ?? ''
  return (kind: string, value: string | null): string => {
    if (value === null) return ''
    if (kind === 'money') return moneyText(value, currency)
    return kind === 'date' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? dayText(value, language) : value
  }
}
