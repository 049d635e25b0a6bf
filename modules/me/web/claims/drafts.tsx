/** What I have begun to claim: gone on with on a page of its own, or thrown away. */
import { CloseButton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { drafts, dropDraft, ownTypes, weeks } from '#modules/claims/contract/own.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { dayText, moneyText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import classes from '../me.module.css'
import { useWords } from '../words.ts'

/** Those of no week that is sent as a whole. */
export function Drafts({ except }: { readonly except: ReadonlySet<string> }) {
  const t = useWords()
  const language = useLanguage()
  const currency = useMe().currency_code ?? ''
  const types = useCall(ownTypes, {}).data ?? []
  const drop = useAct(dropDraft, { refreshes: [drafts, weeks] })
  const begun = (useCall(drafts, {}).data ?? []).filter(({ id }) => !except.has(id))
  if (begun.length === 0) return null
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return (
    <section className={`card ${classes.card}`}>
      <h2>{t('me.claims.drafts')}</h2>
      <div>
        {begun.map(({ id, body }) => {
          const day = text(body.expense_date)
          const code = text(body.currency_code) || currency
          const type = types.find((one) => one.id === body.type_id)?.name ?? t('me.claims.draft')
          const name = [type, day && dayText(day, language)].filter(Boolean).join(' · ')
          return (
            <div key={id} className={classes.row}>
              <Link to="/me/claims/edit" search={{ draft: id } as never} className={classes.plainLink}>
                {name}
                {text(body.amount) !== '' && <small>{`${code} ${moneyText(text(body.amount), code)}`}</small>}
              </Link>
              <CloseButton
                aria-label={t('me.claims.throwAway', { name })}
                onClick={() => drop.mutate({ params: { id } })}
              />
            </div>
          )
        })}
      </div>
    </section>
  )
}
