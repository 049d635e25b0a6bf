/** One loan beside the list: its terms, what months took of it, what was decided, and what can be. */

import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { Facts, Section } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { useAct } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { moneyText } from '#platform/words/format.ts'
import { MonthName } from '#platform/words/web/month-name.tsx'
import { colon } from '#platform/words/web/words.ts'
import { loans, removeLoan } from '../contract/loans.ts'
import type { LoanMove, LoanStatus } from '../model/loan.ts'
import type { LoanShown } from './loan-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { useWords } from './words.ts'

type LoanPanelProps = { readonly loan: LoanShown; readonly onEdit: () => void; readonly onClose: () => void }

const MOVES: Readonly<Record<LoanStatus, readonly LoanMove[]>> = {
  running: ['skip', 'pause', 'settle'],
  paused: ['resume', 'settle'],
  settled: ['resume'],
  written_off: ['resume'],
}

export function LoanPanel({ loan, onEdit, onClose }: LoanPanelProps) {
  const t = useWords()
  const currency = useMe().currency_code ?? ''
  const [asking, setAsking] = useState<LoanMove | 'remove'>()
  const remove = useAct(removeLoan, { refreshes: [loans], after: onClose })
  const money = (amount: string | null) => amount && moneyText(amount, currency)
  const { id, name, status, taken, moves } = loan
  const wasEnded = moves.some(({ move }) => move === 'settle')
  const offered = MOVES[status].filter((move) => move !== 'resume' || status === 'paused' || wasEnded)
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{name}</h2>
          <LoanBadge status={status} />
        </>
      }
      foot={
        <Group>
          <Button variant="default" onClick={onEdit}>
            {t('loans.edit')}
          </Button>
          {offered.map((move) => (
            <Button key={move} variant="default" onClick={() => setAsking(move)}>
              {t(`loans.move.${move}`)}
            </Button>
          ))}
          {taken.length === 0 && (
            <Button variant="default" onClick={() => setAsking('remove')}>
              {t('loans.remove')}
            </Button>
          )}
        </Group>
      }
    >
      <Facts
        facts={[
          [t('loans.person'), `${loan.full_name} · ${loan.staff_id}`],
          [t('loans.kind'), t(`loans.kind.${loan.kind}`)],
          [t('loans.principal'), money(loan.principal)],
          [t('loans.instalment'), money(loan.instalment)],
          [t('loans.balance'), money(loan.balance)],
          [t('loans.from'), loan.from],
          [t('loans.to'), loan.to],
          [t('loans.reference'), loan.reference],
          [t('loans.mostPercent'), loan.most_percent],
          [t('loans.mustKeep'), money(loan.must_keep)],
          [t('loans.paidTo'), loan.paid_to && t(`loans.paidTo.${loan.paid_to}`)],
        ]}
      />
      <Section title={t('loans.taken')}>
        <SimpleTable
          label={t('loans.taken')}
          rows={[...taken].reverse()}
          rowId={({ month }) => month}
          empty={t('loans.noneTaken')}
          columns={[
            { id: 'month', header: t('loans.month'), cell: ({ month }) => <MonthName month={month} /> },
            {
              id: 'amount',
              header: t('loans.instalment'),
              number: true,
              cell: ({ amount, due }) =>
                amount === due ? money(amount) : `${money(amount)} ${t('loans.ofDue', { due: money(due) ?? '' })}`,
            },
          ]}
        />
      </Section>
      {moves.length > 0 && (
        <Section title={t('loans.decided')}>
          <SimpleTable
            label={t('loans.decided')}
            rows={[...moves].reverse()}
            rowId={({ at, move }) => `${at} ${move}`}
            empty=""
            columns={[
              { id: 'month', header: t('loans.month'), cell: ({ month }) => <MonthName month={month} /> },
              {
                id: 'move',
                header: t('loans.decided'),
                cell: ({ move, how }) =>
                  how ? `${t(`loans.move.${move}`)}${colon()}${t(`loans.how.${how}`)}` : t(`loans.move.${move}`),
              },
              { id: 'reason', header: t('loans.reason'), cell: ({ reason, by }) => `${reason} · ${by}` },
            ]}
          />
        </Section>
      )}
      {asking === 'remove' && (
        <ConfirmDialog
          title={t('loans.removeTitle', { name })}
          action={t('loans.remove')}
          working={remove.isPending}
          onConfirm={() => remove.mutate({ params: { id } })}
          onClose={() => setAsking(undefined)}
        >
          {t('loans.removeHint')}
        </ConfirmDialog>
      )}
      {asking && asking !== 'remove' && <MoveDialog loan={loan} move={asking} onClose={() => setAsking(undefined)} />}
    </Panel>
  )
}

export function LoanBadge({ status }: { readonly status: LoanStatus }) {
  const t = useWords()
  const tone = status === 'running' ? 'good' : status === 'paused' ? 'warn' : 'plain'
  return <StatusBadge tone={tone}>{t(`loans.status.${status}`)}</StatusBadge>
}
