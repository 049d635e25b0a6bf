/** The tax of one person's month: its figures, what it rests on, and how the law came to it. */

import { Stack } from '@mantine/core'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { Notice } from '#design/notice.tsx'
import { Facts, Page, Section } from '#design/page.tsx'
import { Loaded } from '#design/states.tsx'
import { SourceList, StepList } from '#modules/law/web/public.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { moneyText, monthText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { incomeTax } from '../../contract/income-tax.ts'
import { runIn } from '../../model/run-query.ts'
import { BroughtList } from '../brought-list.tsx'
import { useWords } from '../words.ts'
import type { IncomeTax } from './income-tax.ts'
import { IncomeTaxForm } from './income-tax-form.tsx'

export function IncomeTaxScreen() {
  const t = useWords()
  const language = useLanguage()
  const {
    id = '',
    year = '',
    month = '',
  } = useParams({ strict: false }) as Readonly<Record<string, string | undefined>>
  const { run }: { readonly run?: unknown } = useSearch({ strict: false })
  const wanted = runIn({ run: String(run ?? '') })
  const params = { employeeId: id, year, month: month.padStart(2, '0'), ...(wanted && { run: String(wanted) }) }
  const reading = useCall(incomeTax, { params })
  const named = reading.data ? ` · ${reading.data.full_name}` : ''
  return (
    <Page
      title={`${t('payroll.incomeTax')}${named}`}
      crumb={
        <Link
          to="/app/payroll"
          search={{ month: `${params.year}-${params.month}`, ...(reading.data && { run: reading.data.run }) }}
        >
          {[monthText(Number(year), Number(month), language), reading.data?.run_name].filter(Boolean).join(' · ')}
        </Link>
      }
    >
      <Loaded reading={reading} rows={10}>
        {(found) => <Found key={JSON.stringify([found.claims, found.items, found.facts])} of={found} />}
      </Loaded>
    </Page>
  )
}

function Found({ of }: { readonly of: IncomeTax }) {
  const t = useWords()
  const { currency_code: currency, worksheet } = of
  const sources = worksheet?.sources.map(({ id }) => id) ?? []
  return (
    <Stack gap="lg">
      {!of.may_change && <Notice tone="info">{t('payroll.incomeTax.closed')}</Notice>}
      {of.figures.length > 0 && (
        <Section title={t('payroll.incomeTax.figures')}>
          <Facts facts={of.figures.map(({ label, value }) => [label, moneyText(value, currency)])} />
        </Section>
      )}
      <IncomeTaxForm of={of} />
      <Section title={t('payroll.incomeTax.worksheet')} hint={worksheet?.about}>
        {worksheet ? (
          <>
            <BroughtList brought={worksheet.brought} currency={currency} sources={sources} />
            <StepList steps={worksheet.steps} currency={currency} sources={sources} endsInFigure />
            <SourceList sources={worksheet.sources} />
          </>
        ) : (
          <p className="muted">{t('payroll.incomeTax.none')}</p>
        )}
      </Section>
    </Stack>
  )
}
