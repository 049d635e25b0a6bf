/** Leave for many before it is sent: what it comes to for each, and of whom it is not possible. */
import { StatusBadge } from '#design/status-badge.tsx'
import { textOf } from '#platform/http/web/problem-toast.tsx'
import { amountText, numberText } from '../amounts.ts'
import { useWords } from '../words.ts'
import classes from './apply.module.css'
import { usePeople } from './people-picker.tsx'
import type { Previews } from './use-previews.ts'

type ManyPreviewProps = { readonly people: readonly string[]; readonly previews: Previews }

export function ManyPreview({ people, previews }: ManyPreviewProps) {
  const t = useWords()
  const names = new Map(usePeople().map(({ id, full_name }) => [id, full_name]))
  const stands = people.length - previews.length
  const barred = previews.filter(({ data }) => data && Object.keys(data.errors).length > 0).length
  return (
    <>
      <p className={classes.sum}>
        <b>{t('leave.people', { count: people.length })}</b>
        {barred > 0 && <span className="bad">{t('leave.notPossibleFor', { count: barred })}</span>}
      </p>
      <ul className={classes.many}>
        {people.slice(0, previews.length).map((id, at) => (
          <li key={id}>
            <span>{names.get(id)}</span>
            <Line preview={previews[at]} />
          </li>
        ))}
      </ul>
      {stands > 0 && <p className="muted">{t('leave.lookedAtWhenSent', { count: stands })}</p>}
    </>
  )
}

function Line({ preview }: { readonly preview: Previews[number] | undefined }) {
  const t = useWords()
  if (preview?.error) return <StatusBadge tone="bad">{textOf(preview.error)}</StatusBadge>
  if (!preview?.data) return null
  const { total, unit, left, errors } = preview.data
  const [fault] = Object.values(errors).flat()
  if (fault) return <StatusBadge tone="warn">{fault}</StatusBadge>
  return (
    <span className="muted">
      {amountText(total, unit)}
      {left !== null && ` · ${t('leave.leftShort', { amount: numberText(left) })}`}
    </span>
  )
}
