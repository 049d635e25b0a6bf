/** Closed months worked out again by the law of today: what differs, and what came of it after updates. */

import { Button } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { MonthField } from '#design/fields/month-field.tsx'
import { Notice } from '#design/notice.tsx'
import { Page, Section } from '#design/page.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { Loaded } from '#design/states.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { momentText, wholeText } from '#platform/words/format.ts'
import { MonthName } from '#platform/words/web/month-name.tsx'
import { useLanguage } from '#platform/words/web/words.ts'
import { proofs, replay } from '../../contract/replay.ts'
import classes from '../categories/categories.module.css'
import { useWords } from '../words.ts'

type Found = DataOf<typeof replay>

export function ReplayScreen() {
  const t = useWords()
  const search: { readonly from?: string; readonly to?: string } = useSearch({ strict: false })
  const month = useMe().today.slice(0, 7)
  const [from, setFrom] = useState(search.from ?? `${month.slice(0, 4)}-01`)
  const [to, setTo] = useState(search.to ?? month)
  const [found, setFound] = useState<Found>()
  const act = useAct(replay, { silentWhenDone: true, after: ({ data }) => setFound(data) })
  return (
    <Page title={t('payroll.replayTitle')} crumb={t('payroll.title')}>
      <p>{t('payroll.replayHint')}</p>
      <form
        className={classes.actions}
        onSubmit={(event) => {
          event.preventDefault()
          act.mutate({ body: { from, to } })
        }}
      >
        <MonthField label={t('payroll.replayFrom')} required value={from} onChange={setFrom} />
        <MonthField label={t('payroll.replayTo')} required value={to} onChange={setTo} />
        <Button type="submit" loading={act.isPending}>
          {t('payroll.replayRun')}
        </Button>
      </form>
      {found && <Result found={found} />}
      <AfterUpdates />
    </Page>
  )
}

function Result({ found: { payslips, differing, differences } }: { readonly found: Found }) {
  const t = useWords()
  return (
    <>
      <Notice tone={differing > 0 ? 'warn' : 'good'} role="status">
        {differing > 0
          ? t('payroll.replayDiffers', { payslips: wholeText(payslips), differing: wholeText(differing) })
          : t('payroll.replaySame', { payslips: wholeText(payslips) })}
      </Notice>
      {differences.length > 0 && (
        <SimpleTable
          label={t('payroll.replayTitle')}
          rows={differences}
          rowId={({ month, run, staff_id, figure }) => `${month} ${run} ${staff_id} ${figure}`}
          columns={[
            { id: 'month', header: t('payroll.replayColumn.month'), cell: ({ month }) => <MonthName month={month} /> },
            { id: 'run', header: t('payroll.replayColumn.run'), cell: ({ run }) => run },
            { id: 'staff', header: t('payroll.replayColumn.staffId'), cell: ({ staff_id }) => staff_id },
            { id: 'figure', header: t('payroll.replayColumn.figure'), cell: ({ label }) => label },
            { id: 'was', header: t('payroll.replayColumn.was'), number: true, cell: ({ was }) => was },
            { id: 'now', header: t('payroll.replayColumn.now'), number: true, cell: ({ now }) => now },
            { id: 'why', header: t('payroll.replayColumn.why'), cell: ({ why }) => why },
          ]}
          wide
        />
      )}
    </>
  )
}

function AfterUpdates() {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const reading = useCall(proofs, {})
  return (
    <Section title={t('payroll.replayAfterUpdates')}>
      <Loaded reading={reading} rows={2}>
        {(all) =>
          all.length === 0 ? (
            <p>{t('payroll.replayNone')}</p>
          ) : (
            <ul>
              {all.map(({ engine_version: version, from, to, payslips, differing, done_at }) => (
                <li key={version}>
                  {t('payroll.replayProof', {
                    ...{ version, from, to, at: momentText(done_at, language, zone) },
                    ...{ payslips: wholeText(payslips), differing: wholeText(differing) },
                  })}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  )
}
