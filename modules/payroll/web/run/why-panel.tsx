/** Why a figure is so: the steps of the law in order, with table row, rate, rounding, source and its standing. */
import { Anchor } from '@mantine/core'
import { useListAddress } from '#design/data-list/address.ts'
import { Panel } from '#design/panel.tsx'
import { Loaded } from '#design/states.tsx'
import { SourceList, StepList, SummaryList } from '#modules/law/web/public.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { moneyText } from '#platform/words/format.ts'
import { why } from '../../contract/payslips.ts'
import { paramsOf } from '../../model/run-query.ts'
import { BroughtList } from '../brought-list.tsx'
import { useWords } from '../words.ts'
import { textOf } from './payslip-columns.tsx'
import type { PayslipPanelProps } from './payslip-panel.tsx'
import classes from './run.module.css'

type WhyPanelProps = PayslipPanelProps & { readonly figure: string }

export function WhyPanel({ row, figure, run, wanted, earlier, onClose }: WhyPanelProps) {
  const t = useWords()
  const address = useListAddress()
  const params = { ...paramsOf(wanted), id: row.id, figure }
  const query = { version: earlier ? run.version : undefined }
  const reading = useCall(why, { params, query }, { staleTime: 60_000 })
  const current = reading.data?.figure === figure && reading.data.staff_id === row.staff_id ? reading.data : undefined
  const label = current?.label ?? run.figures.find(({ name }) => name === figure)?.label ?? figure
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{t('payroll.whyIs', { label })}</h2>
          <div className={classes.whyValue}>
            {run.currency_code} {moneyText(current?.value ?? textOf(row, figure), run.currency_code)}
          </div>
          <p>{[row.full_name, current?.about].filter(Boolean).join(' · ')}</p>
        </>
      }
      foot={
        <>
          {t('payroll.stored')} ·{' '}
          <Anchor component="button" type="button" size="xs" onClick={() => address.change({ why: undefined })}>
            {t('payroll.backToPayslip')}
          </Anchor>
          {current?.by_hand && (
            <>
              {' · '}
              <Anchor href={current.by_hand} target="_blank" rel="noreferrer" size="xs">
                {t('payroll.byHand')}
              </Anchor>
            </>
          )}
        </>
      }
    >
      <Loaded reading={{ ...reading, data: current }} rows={7}>
        {(found) => (
          <>
            <BroughtList
              brought={found.brought}
              currency={run.currency_code}
              sources={found.sources.map(({ id }) => id)}
            />
            <SummaryList steps={found.steps} currency={run.currency_code} title={t('payroll.whyIs', { label })}>
              <StepList
                steps={found.steps}
                currency={run.currency_code}
                sources={found.sources.map(({ id }) => id)}
                endsInFigure
              />
              <SourceList sources={found.sources} />
            </SummaryList>
          </>
        )}
      </Loaded>
    </Panel>
  )
}
