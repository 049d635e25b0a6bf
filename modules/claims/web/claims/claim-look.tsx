/** What a claim that HR enters or changes would come to: the amount, what is left of the limits, what was found, who decides. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '#platform/http/web/client.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { moneyText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { previewFor } from '../../contract/claims.ts'
import classes from '../claims.module.css'
import { useWords } from '../words.ts'
import type { bodyOf } from './claim-values.ts'

type Asked = NonNullable<ReturnType<typeof bodyOf>> & {
  readonly employee_id: string
  readonly attachment_ids: string[]
  readonly claim_id?: string
}

/** Nothing while something is still to be chosen. */
export function useLook(asked: Asked | undefined) {
  const language = useLanguage()
  const reading = useQuery({
    queryKey: [previewFor.id, asked, language],
    queryFn: ({ signal }) => call(previewFor, { body: asked as Asked, signal }),
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const fresh = asked !== undefined && reading.isSuccess && !reading.isPlaceholderData
  return { looked: asked === undefined ? undefined : reading.data, isFresh: fresh }
}

export function ClaimLook({
  looked,
  isFresh,
}: {
  readonly looked: NonNullable<ReturnType<typeof useLook>['looked']>
  readonly isFresh: boolean
}) {
  const t = useWords()
  const currency = useMe().currency_code ?? ''
  const money = (text: string) => `${currency} ${moneyText(text, currency)}`
  const faults = Object.values(looked.errors).flat()
  return (
    <section className={classes.look} aria-label={t('claims.look')} aria-busy={!isFresh}>
      <p>
        <b>{money(looked.claimable_amount)}</b>
        {looked.exchange_rate && <span className="muted">{` · × ${looked.exchange_rate}`}</span>}
      </p>
      {looked.limits.map(({ limit_id, name, left }) => (
        <p key={limit_id} className={left.startsWith('-') ? 'bad' : undefined}>
          {t('claims.leftOf', { name, left: money(left) })}
        </p>
      ))}
      {faults.map((text) => (
        <p key={text} className="bad">
          {text}
        </p>
      ))}
      {faults.length === 0 && looked.findings.map(({ rule, text }) => <p key={rule}>{text}</p>)}
      <p className="muted">
        {looked.goes_to.length === 0
          ? t('claims.approvedAtOnce')
          : t('claims.goesTo', { names: looked.goes_to.join(t('claims.comma')) })}
      </p>
    </section>
  )
}
