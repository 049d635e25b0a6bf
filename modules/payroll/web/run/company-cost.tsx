/** What the company owes for the month as a whole, on nobody's payslip: beside the employer's cost, with its why. */
import { Anchor } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { amountOf } from '#kernel/money.ts'
import type { YearMonth } from '#kernel/plain-date.ts'
import { SourceList, StepList, SummaryList } from '#modules/law/web/public.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { moneyText } from '#platform/words/format.ts'
import { companyCost } from '../../contract/company-cost.ts'
import { paramsOf } from '../../model/run-query.ts'
import { useWords } from '../words.ts'
import type { Run } from './use-run.ts'

type CompanyCostProps = { readonly run: Run; readonly wanted: YearMonth }
type Part = DataOf<typeof companyCost>['parts'][number]

/** Where nothing is owed beyond the payslips, nothing is said. */
export function CompanyCost({ run, wanted }: CompanyCostProps) {
  const t = useWords()
  const [shown, setShown] = useState<Part>()
  const { year, month } = paramsOf(wanted)
  const isWorkedOut = run.status !== 'none' && run.job_id === null
  const { data } = useCall(companyCost, { params: { year, month } }, { enabled: isWorkedOut })
  const currency = run.currency_code
  const owed = data?.parts.filter(({ amount }) => amountOf(amount) !== 0n) ?? []
  return (
    <>
      {owed.map((part) => (
        <div key={part.figure}>
          <Anchor component="button" type="button" size="xs" underline="always" onClick={() => setShown(part)}>
            {t('payroll.companyCostWhole', {
              label: part.label,
              amount: moneyText(part.amount, currency),
              together: moneyText(data?.together ?? '', currency),
            })}
          </Anchor>
        </div>
      ))}
      {shown && (
        <Dialog opened onClose={() => setShown(undefined)} title={t('payroll.whyIs', { label: shown.label })} size="lg">
          <p className="muted">{t('payroll.companyCostHint')}</p>
          <SummaryList steps={shown.steps} currency={currency} title={t('payroll.whyIs', { label: shown.label })}>
            <StepList
              steps={shown.steps}
              currency={currency}
              sources={shown.sources.map(({ id }) => id)}
              endsInFigure
            />
            <SourceList sources={shown.sources} />
          </SummaryList>
        </Dialog>
      )}
    </>
  )
}
