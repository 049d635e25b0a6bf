/** Leave for many before it is sent: what it comes to for each, and of whom it is not possible. */
import { StatusBadge } from '#design/status-badge.tsx'
import type { PickedPerson } from '#modules/employees/web/public.tsx'
import { textOf } from '#platform/http/web/problem-toast.tsx'
import { amountText, numberText } from '../amounts.ts'
import { useWords } from '../words.ts'
import classes from './apply.module.css'
import type { Previews } from './use-previews.ts'

type ManyPreviewProps = { readonly people: readonly PickedPerson[]; readonly previews: Previews }

export function ManyPreview({ people, previews }: ManyPreviewProps) {
  const t = useWords()
  const stands = people.length - previews.length
  const barred = previews.filter(({ data }) => data && Object.keys(data.errors).length > 0).length
  return (
    <>
      <p className={classes.sum}>
        <b>{t('leave.people', { count: people.length })}</b>
        {barred > 0 && <span className="bad">{t('leave.notPossibleFor', { count: barred })}</span>}
      </p>
      <ul className={classes.many}>
        {people.slice(0, previews.length).map(({ id, full_name }, at) => (
          <li key={id}>
            <span>{full_name}</span>
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
