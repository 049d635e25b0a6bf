/** What a claim would come to: in the company's currency, what is left of each limit, what was found, who decides. */
import type { preview } from '#modules/claims/contract/own.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { moneyText } from '#platform/words/format.ts'
import { GoesTo } from '../leave/goes-to.tsx'
import classes from '../me.module.css'
import { useWords } from '../words.ts'

type ClaimPreviewProps = {
  readonly preview: DataOf<typeof preview>
  readonly currency: string
  /** Of other fields than those that stand there now. */
  readonly stale: boolean
}

export function ClaimPreview({ preview: found, currency, stale }: ClaimPreviewProps) {
  const t = useWords()
  const money = (text: string) => `${currency} ${moneyText(text, currency)}`
  const faults = Object.entries(found.errors).flatMap(([field, texts]) => (field === 'attachment_ids' ? [] : texts))
  return (
    <div className={classes.form} data-stale={stale || undefined} aria-busy={stale}>
      <div className={classes.sum} role="status">
        <p>
          <b>{money(found.claimable_amount)}</b>
          {found.exchange_rate && ` · × ${found.exchange_rate}`}
        </p>
        {found.limits.map(({ limit_id, name, left }) => (
          <p key={limit_id}>{t('me.claims.left', { name, left: money(left) })}</p>
        ))}
        {faults.map((text) => (
          <p key={text} className="bad">
            {text}
          </p>
        ))}
        {faults.length === 0 && found.findings.map(({ rule, text }) => <p key={rule}>{text}</p>)}
      </div>
      {faults.length === 0 && <GoesTo names={found.goes_to} />}
    </div>
  )
}
