/** The end of a year of pay as a list to tick off: each step with what is open and the way there; then it is closed. */
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { mayEnter } from '#access/enter.ts'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { useListAddress } from '#design/data-list/address.ts'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { Page } from '#design/page.tsx'
import { ReasonDialog } from '#design/reason-dialog.tsx'
import { Empty, Loaded } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { momentText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { closeYear, openYear, yearEnd } from '../contract/year-end.ts'
import { yearForms } from '../contract/year-forms.ts'
import classes from './forms.module.css'
import { useWords } from './words.ts'

type YearEnd = DataOf<typeof yearEnd>
const tones = { done: 'good', open: 'warn', not_needed: 'plain' } as const

export function YearEndScreen() {
  const t = useWords()
  const reading = useCall(yearForms, {})
  const address = useListAddress()
  return (
    <Page narrow title={t('payforms.yearEnd')} crumb={t('payforms.crumb')}>
      <Loaded reading={reading} rows={7}>
        {({ years }) => {
          const year = years.find((one) => String(one) === address.filter('year')) ?? years[0]
          if (year === undefined)
            return <Empty title={t('payforms.yearEndNone')} hint={t('payforms.yearEndNoneHint')} />
          return (
            <>
              <ChoiceField
                label={t('payforms.year')}
                allowDeselect={false}
                value={String(year)}
                onChange={(chosen) => address.change({ 'f.year': chosen })}
                data={years.map(String)}
                w={140}
              />
              <StepsOfYear key={year} year={year} />
            </>
          )
        }}
      </Loaded>
    </Page>
  )
}

function StepsOfYear({ year }: { readonly year: number }) {
  const reading = useCall(yearEnd, { params: { year: String(year) } })
  return (
    <Loaded reading={reading} rows={7}>
      {(shown) => (
        <>
          <Standing shown={shown} />
          <Steps shown={shown} />
        </>
      )}
    </Loaded>
  )
}

function Steps({ shown }: { readonly shown: YearEnd }) {
  const t = useWords()
  return (
    <ol className={classes.guide}>
      {shown.steps.map(({ key, label, status, why, link }) => {
        const [to = '', query = ''] = link.split('?')
        return (
          <li key={key} className={`card ${classes.form}`}>
            <h2>
              {label} <StatusBadge tone={tones[status]}>{t(`payforms.step.${status}`)}</StatusBadge>
            </h2>
            <span>{why}</span>
            {status === 'open' && (
              <Link to={to} search={Object.fromEntries(new URLSearchParams(query)) as never}>
                {t('payforms.goThere')}
              </Link>
            )}
          </li>
        )
      })}
    </ol>
  )
}

function Standing({ shown: { year, closed } }: { readonly shown: YearEnd }) {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const mayClose = mayEnter(useSession(), 'payroll.reopen')
  const [asked, setAsked] = useState<'close' | 'open'>()
  const params = { year: String(year) }
  const doing = { refreshes: [yearEnd], after: () => setAsked(undefined) }
  const close = useAct(closeYear, doing)
  const open = useAct(openYear, doing)
  return (
    <div className={classes.row}>
      {closed ? (
        <StatusBadge tone="good">
          {t('payforms.yearClosedBy', { by: closed.by, at: momentText(closed.at, language, zone) })}
        </StatusBadge>
      ) : (
        <StatusBadge tone="plain">{t('payforms.yearIsOpen')}</StatusBadge>
      )}
      {mayClose && (
        <Button variant={closed ? 'default' : 'filled'} onClick={() => setAsked(closed ? 'open' : 'close')}>
          {t(closed ? 'payforms.openYear' : 'payforms.closeYear', { year })}
        </Button>
      )}
      {asked === 'close' && (
        <ConfirmDialog
          title={t('payforms.closeYearTitle', { year })}
          action={t('payforms.closeYear', { year })}
          working={close.isPending}
          onConfirm={() => close.mutate({ params, body: {} })}
          onClose={() => setAsked(undefined)}
        >
          {t('payforms.closeYearHint')}
        </ConfirmDialog>
      )}
      {asked === 'open' && (
        <ReasonDialog
          title={t('payforms.openYear', { year })}
          action={t('payforms.openYear', { year })}
          reason={t('payforms.openYearReason')}
          working={open.isPending}
          onConfirm={(reason) => open.mutate({ params, body: { reason } })}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  )
}
