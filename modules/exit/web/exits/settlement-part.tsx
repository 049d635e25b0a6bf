/** What the last pay comes to, line by line with its law, and handing it over to the month's pay, once. */
import { Button, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { mayEnter } from '#access/enter.ts'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { Notice } from '#design/notice.tsx'
import { Section } from '#design/page.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { Loaded } from '#design/states.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { moneyText } from '#platform/words/format.ts'
import { exit as exitCall } from '../../contract/exits/exits.ts'
import { exitSettlement, settleExit } from '../../contract/exits/settlement.ts'
import { useWords } from '../words.ts'
import type { ExitWhole } from './shown.ts'

type Settlement = DataOf<typeof exitSettlement>

export function SettlementPart({ exit }: { readonly exit: ExitWhole }) {
  const t = useWords()
  const session = useSession()
  const [open, setOpen] = useState(false)
  const maySee = mayEnter(session, 'exit.settlement') && exit.status !== 'withdrawn'
  const reading = useCall(exitSettlement, { params: { id: exit.id } }, { enabled: maySee && open })
  const isMarked = exit.pay_to_correct !== null || exit.pay_missing !== null || exit.pay_corrected !== null
  const toCorrect = isMarked && (
    <>
      {exit.pay_to_correct !== null && (
        <Notice tone="warn">{t('exit.payToCorrect', { month: exit.pay_to_correct })}</Notice>
      )}
      {exit.pay_corrected !== null && (
        <Notice tone="good">{t('exit.payCorrected', { month: exit.pay_corrected })}</Notice>
      )}
      {exit.pay_missing !== null && <Notice tone="warn">{t('exit.payMissing', { month: exit.pay_missing })}</Notice>}
    </>
  )
  if (!maySee) return toCorrect ? <Section title={t('exit.settlement')}>{toCorrect}</Section> : null
  if (!open) {
    return (
      <Section title={t('exit.settlement')} hint={t('exit.settlementHint')}>
        {toCorrect}
        {exit.pay_settled !== null && <Settled month={exit.pay_settled} />}
        <Group>
          <Button variant="default" onClick={() => setOpen(true)}>
            {t(exit.pay_settled === null ? 'exit.workOut' : 'exit.showPay')}
          </Button>
        </Group>
      </Section>
    )
  }
  const maySettle = mayEnter(session, 'exit.settle') && exit.status !== 'submitted'
  return (
    <Section title={t('exit.settlement')} hint={t('exit.settlementHint')}>
      {toCorrect}
      <Loaded reading={reading} rows={5}>
        {(found) => <Lines found={found} id={exit.id} maySettle={maySettle} />}
      </Loaded>
    </Section>
  )
}

/** Whoever may read the month goes on to it from here. */
function Settled({ month }: { readonly month: string }) {
  const t = useWords()
  const mayOpen = mayEnter(useSession(), 'payroll')
  return (
    <Notice
      tone="good"
      action={
        mayOpen && (
          <Button component={Link} to="/app/payroll" search={{ month } as never} variant="default" size="compact-sm">
            {t('exit.openMonth')}
          </Button>
        )
      }
    >
      {t('exit.settledIn', { month })}
    </Notice>
  )
}

type LinesProps = { readonly found: Settlement; readonly id: string; readonly maySettle: boolean }

function Lines({ found, id, maySettle }: LinesProps) {
  const t = useWords()
  const [asking, setAsking] = useState(false)
  const settle = useAct(settleExit, { refreshes: [exitSettlement, exitCall], after: () => setAsking(false) })
  const money = (amount: string) => moneyText(amount, found.currency_code)
  return (
    <>
      {found.incomplete && <Notice tone="warn">{found.incomplete}</Notice>}
      <LineTable label={t('exit.settlement')} found={found} lines={found.lines} />
      <p>
        {t('exit.sums', { gross: money(found.gross), deductions: money(found.deductions) })}{' '}
        {found.net !== null && <b>{t('exit.net', { net: money(found.net) })}</b>}
      </p>
      {found.beside && (
        <>
          <LineTable label={t('exit.beside')} caption found={found} lines={found.beside.lines} />
          <p>{t('exit.besideTotal', { total: money(found.beside.total) })}</p>
        </>
      )}
      {found.settled_month !== null && <Settled month={found.settled_month} />}
      {found.settled_month === null && found.run === null && maySettle && (
        <Group>
          <Button onClick={() => setAsking(true)}>{t('exit.settle')}</Button>
        </Group>
      )}
      {asking && (
        <ConfirmDialog
          title={t('exit.settleTitle', { month: found.month })}
          action={t('exit.settle')}
          working={settle.isPending}
          onConfirm={() => settle.mutate({ params: { id }, body: {} })}
          onClose={() => setAsking(false)}
        >
          {t('exit.settleHint')}
        </ConfirmDialog>
      )}
    </>
  )
}

type TableProps = {
  readonly found: Settlement
  readonly lines: Settlement['lines']
  readonly label: string
  /** Its name stands above it. */
  readonly caption?: boolean
}

function LineTable({ found, lines, label, caption = false }: TableProps) {
  const t = useWords()
  const money = (amount: string) => moneyText(amount, found.currency_code)
  return (
    <>
      {caption && <b>{label}</b>}
      <SimpleTable
        label={label}
        rows={lines.map((line, at) => ({ ...line, at }))}
        rowId={({ at }) => String(at)}
        wide
        columns={[
          { id: 'what', header: t('exit.line'), cell: ({ label }) => label },
          {
            id: 'why',
            header: t('exit.lineWhy'),
            cell: ({ why, standing, open }) => (
              <>
                {why} <span className="muted">{whatStands(t, standing, open.length > 0)}</span>
              </>
            ),
          },
          {
            id: 'amount',
            header: found.currency_code,
            number: true,
            cell: ({ amount, side }) =>
              side === 'open' ? (
                <span className="muted">{`(${money(amount)})`}</span>
              ) : side === 'earning' ? (
                money(amount)
              ) : (
                `−${money(amount)}`
              ),
          },
        ]}
      />
    </>
  )
}

const KNOWN = ['single source', 'inferred', 'not established'] as const

function whatStands(t: ReturnType<typeof useWords>, standing: string, isOpen: boolean): string {
  const known = KNOWN.find((one) => one === standing)
  return [known && t(`exit.standing.${known}`), isOpen && t('exit.openTreatment')].filter(Boolean).join(' · ')
}
