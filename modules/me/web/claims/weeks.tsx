/** What is laid by of each week, and one tap that sends it. */
import { Button, CloseButton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { dropDraft, mine, ownBalance, sendWeek, weeks } from '#modules/claims/contract/own.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { dayText, moneyText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import classes from '../me.module.css'
import { useWords } from '../words.ts'
import { Drafts } from './drafts.tsx'

type Week = DataOf<typeof weeks>['weeks'][number]

/** And below, what was begun and belongs to no week. */
export function Weeks() {
  const found = useCall(weeks, {}).data
  const gathered = found?.enabled ? found.weeks : []
  return (
    <>
      {gathered.map((week) => (
        <OneWeek key={week.from} week={week} />
      ))}
      {found && <Drafts except={new Set(gathered.flatMap(({ drafts }) => drafts.map(({ id }) => id)))} />}
    </>
  )
}

function OneWeek({ week: { from, to, drafts } }: { readonly week: Week }) {
  const t = useWords()
  const language = useLanguage()
  const send = useAct(sendWeek, { refreshes: [weeks, mine, ownBalance] })
  const drop = useAct(dropDraft, { refreshes: [weeks] })
  return (
    <section className={`card ${classes.card}`}>
      <h2>{t('me.claims.week', { from: dayText(from, language), to: dayText(to, language) })}</h2>
      <div>
        {drafts.map(({ id, type, expense_date, amount, currency_code }) => {
          const name = `${type} · ${dayText(expense_date, language)}`
          return (
            <div key={id} className={classes.row}>
              <Link to="/me/claims/edit" search={{ draft: id } as never} className={classes.plainLink}>
                {name}
                {amount !== null && <small>{`${currency_code} ${moneyText(amount, currency_code)}`}</small>}
              </Link>
              <CloseButton
                aria-label={t('me.claims.throwAway', { name })}
                onClick={() => drop.mutate({ params: { id } })}
              />
            </div>
          )
        })}
      </div>
      <Button fullWidth loading={send.isPending} onClick={() => send.mutate({ body: { from } })}>
        {t('me.claims.sendWeek', { count: drafts.length })}
      </Button>
    </section>
  )
}
