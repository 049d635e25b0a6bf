/** One payslip: every figure of it, each a way to its worksheet; what was found and what is different. */
import { Button, Group } from '@mantine/core'
import { IconCheck, IconFileTypePdf, IconZoomQuestion } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Fragment, useState } from 'react'
import { mayEnter } from '#access/enter.ts'
import { useListAddress } from '#design/data-list/address.ts'
import { MayButton } from '#design/may-button.tsx'
import { Panel } from '#design/panel.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import type { YearMonth } from '#kernel/plain-date.ts'
import { PayrollPerson } from '#modules/employees/web/public.tsx'
import { download } from '#platform/http/web/download.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { changeText, moneyText } from '#platform/words/format.ts'
import { useBrackets } from '#platform/words/web/words.ts'
import { bankFiles } from '../../contract/files.ts'
import { lookedAt, payslip, payslipRows } from '../../contract/payslips.ts'
import { hold } from '../../contract/release.ts'
import { view } from '../../contract/run.ts'
import { paramsOf } from '../../model/run-query.ts'
import { useMonthName } from '../month.ts'
import { useWords } from '../words.ts'
import { toneOfWeight } from './check-lines.tsx'
import { needsLook, textOf } from './payslip-columns.tsx'
import { changeWords } from './reason-badges.tsx'
import classes from './run.module.css'
import type { PayslipRow, Run } from './use-run.ts'

const sides = ['earning', 'reduction', 'deduction', 'refund', 'employer', 'total'] as const

export type PayslipPanelProps = {
  readonly row: PayslipRow
  readonly run: Run
  readonly wanted: YearMonth
  /** An earlier version is looked at, and nothing is done with it. */
  readonly earlier?: boolean
  readonly onClose: () => void
}

export function PayslipPanel({ row, run, wanted, earlier, onClose }: PayslipPanelProps) {
  const t = useWords()
  const beside = useBrackets()
  const address = useListAddress()
  const before = useMonthName().before(wanted)
  const currency = run.currency_code
  const session = useSession()
  const [person, setPerson] = useState(false)
  // Lines and parts are read for this payslip alone; of the run as it is now, whichever version that has become.
  const query = { payslip_id: row.id, version: earlier ? run.version : undefined }
  const { data } = useCall(payslipRows, { params: paramsOf(wanted), query })
  const found = data?.payslips.find(({ id }) => id === row.id)
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{row.full_name}</h2>
          <p>{[row.staff_id, row.department, row.position].filter(Boolean).join(' · ')}</p>
        </>
      }
      foot={
        <Group gap="xs">
          {!earlier && <Doings row={row} run={run} wanted={wanted} />}
          <Button size="compact-sm" variant="subtle" onClick={() => setPerson(true)}>
            {t('payroll.person')}
          </Button>
          {mayEnter(session, 'payroll.reports') && (
            <Button
              size="compact-sm"
              variant="subtle"
              component={Link}
              to={`/app/payroll/incomeTax/${row.employee_id}/${paramsOf(wanted).year}/${paramsOf(wanted).month}`}
              search={{ run: '1', ...paramsOf(wanted), year: undefined, month: undefined } as never}
            >
              {t('payroll.incomeTax')}
            </Button>
          )}
          {mayEnter(session, 'employee') && (
            <Button size="compact-sm" variant="subtle" component={Link} to={`/app/employee/profile/${row.employee_id}`}>
              {t('payroll.profile')}
            </Button>
          )}
        </Group>
      }
    >
      {(row.findings.length > 0 || row.released_at !== null) && (
        <div className={classes.found}>
          {row.released_at && <StatusBadge tone="good">{t('payroll.isReleased')}</StatusBadge>}
          {row.findings.map(({ code, text, weight }) => (
            <StatusBadge key={code + text} tone={toneOfWeight[weight]}>
              {text}
            </StatusBadge>
          ))}
        </div>
      )}
      {person && <PayrollPerson id={row.employee_id} name={row.full_name} onClose={() => setPerson(false)} />}
      <Earnings found={found} run={run} />
      {sides.map((side) => {
        const figures = run.figures.filter((figure) => figure.side === side && hasValue(row, figure.name, side))
        return (
          figures.length > 0 && (
            <section key={side} className={classes.side}>
              <h3>{t(`payroll.side.${side}`)}</h3>
              {figures.map(({ name, label }) => (
                <Fragment key={name}>
                  <Figure
                    label={label}
                    value={moneyText(textOf(row, name), currency)}
                    strong={name === 'net_pay'}
                    onAsk={() => address.change({ why: name })}
                  />
                  <Named parts={found?.named?.filter(({ figure }) => figure === name) ?? []} currency={currency} />
                </Fragment>
              ))}
            </section>
          )
        )
      })}
      {(row.changes.length > 0 || row.former_net_pay !== null) && (
        <section className={classes.side}>
          <h3>{t('payroll.changes')}</h3>
          {row.former_net_pay !== null && (
            <p className={classes.plainLine}>
              <span>
                {t('payroll.net')} · {before}
              </span>
              <span className="number">
                {beside(moneyText(row.former_net_pay, currency), changeText(row.difference ?? '0', currency))}
              </span>
            </p>
          )}
          {row.changes.map((change) => (
            <p key={`${change.input} ${change.label}`} className={classes.plainLine}>
              {changeWords(change, t)}
            </p>
          ))}
        </section>
      )}
    </Panel>
  )
}

function Doings({ row, run, wanted }: Pick<PayslipPanelProps, 'row' | 'run' | 'wanted'>) {
  const t = useWords()
  const params = { ...paramsOf(wanted), id: row.id }
  const holds = useAct(hold, { refreshes: [view, bankFiles] })
  const look = useAct(lookedAt, { refreshes: [view] })
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconFileTypePdf size={14} />}
        onClick={() => void download(payslip, { params, ...(run.status !== 'approved' && { query: { draft: '1' } }) })}
      >
        {t(run.status === 'approved' ? 'payroll.pdf' : 'payroll.draftPdf')}
      </Button>
      {run.status === 'unconfirmed' && needsLook(row) && (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconCheck size={14} />}
          loading={look.isPending}
          onClick={() => look.mutate({ params, body: { looked: row.looked_at === null } })}
        >
          {t(row.looked_at ? 'payroll.lookAgainShort' : 'payroll.lookShort')}
        </Button>
      )}
      <MayButton
        size="compact-sm"
        variant="default"
        closed={heldTooLate(row, t)}
        loading={holds.isPending}
        onClick={() => holds.mutate({ params, body: { held: !row.held } })}
      >
        {t(row.held ? 'payroll.letGo' : 'payroll.hold')}
      </MayButton>
    </>
  )
}

function heldTooLate(row: PayslipRow, t: ReturnType<typeof useWords>): string | undefined {
  if (row.released_at) return t('payroll.heldTooLate')
  return row.bank_batch === null ? undefined : t('payroll.heldPaid', { batch: row.bank_batch })
}

/** What a figure is made of, as far as the company calls it by names of its own. */
function Named({
  parts,
  currency,
}: {
  readonly parts: readonly { readonly label: string; readonly amount: string }[]
  readonly currency: string
}) {
  return parts.map(({ label, amount }) => (
    <p key={label} className={classes.part}>
      <span>{label}</span>
      <span className="number">{moneyText(amount, currency)}</span>
    </p>
  ))
}

/** Lines of pay that are no figures of the list. */
function Earnings({ found, run }: { readonly found: PayslipRow | undefined; readonly run: Run }) {
  const t = useWords()
  const address = useListAddress()
  const { earnings = [] } = found ?? {}
  // Money stands in its line, with its why.
  const contributed = (found?.contributed ?? []).flatMap(({ kind, ...one }) =>
    kind === 'amount' ? [] : [{ kind, ...one }],
  )
  return (
    <>
      {earnings.length > 0 && (
        <section className={classes.side}>
          <h3>{t('payroll.side.earning')}</h3>
          {earnings.map(({ key, label, amount }, index) => (
            <Figure
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be of one type
              key={`${key} ${index}`}
              label={label}
              value={moneyText(amount, run.currency_code)}
              onAsk={() => address.change({ why: key })}
            />
          ))}
        </section>
      )}
      {contributed.length > 0 && (
        <section className={classes.side}>
          <h3>{t('payroll.daysFromElsewhere')}</h3>
          {contributed.map(({ origin, month, kind, days, text }) => (
            <p key={`${origin} ${month} ${kind}`} className={classes.plainLine}>
              <span>
                {text} <span className="muted">{t(`payroll.days.${kind}`)}</span>
              </span>
              <span className="number">{t('payroll.daysCount', { count: Number(days) })}</span>
            </p>
          ))}
        </section>
      )}
    </>
  )
}

type FigureProps = {
  readonly label: string
  readonly value: string
  readonly strong?: boolean
  readonly onAsk: () => void
}

function Figure({ label, value, strong, onAsk }: FigureProps) {
  const t = useWords()
  return (
    <button type="button" className={classes.line} data-strong={strong || undefined} onClick={onAsk}>
      <span>{label}</span>
      <span className="number">{value}</span>
      <IconZoomQuestion size={14} role="img" aria-label={t('payroll.whyFigure', { label, value })} />
    </button>
  )
}

/** Lines of nothing are left out; totals always stand. */
const hasValue = (row: PayslipRow, name: string, side: string): boolean =>
  side === 'total' ? textOf(row, name) !== '' : /[1-9]/.test(textOf(row, name))
