/** What one has to know to decide a claim: the receipt, what it comes to, what is left afterwards, what was found. */

import { Anchor, Stack } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { Notice } from '#design/notice.tsx'
import { Facts, Section } from '#design/page.tsx'
import { Loaded } from '#design/states.tsx'
import { download } from '#platform/http/web/download.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { dayText, moneyText, storedMonthText } from '#platform/words/format.ts'
import type { Language } from '#platform/words/locales.ts'
import { pause, useLanguage } from '#platform/words/web/words.ts'
import { weekDayText } from '#platform/words/week-days.ts'
import { form } from '../../contract/attachments.ts'
import { one } from '../../contract/claims.ts'
import classes from '../claims.module.css'
import { useWords } from '../words.ts'
import { type ClaimDetail, type Say, spentText } from './claims.ts'
import { Receipts } from './receipts.tsx'

export const ClaimBeside = ({ request }: { readonly request: { readonly id: string } }) => (
  <ClaimFacts id={request.id} />
)

export function ClaimFacts({ id }: { readonly id: string }) {
  const reading = useCall(one, { params: { id } })
  const fresh = reading.data?.id === id ? reading.data : undefined
  return (
    <Loaded reading={{ ...reading, data: fresh }} rows={6}>
      {(claim) => <Parts claim={claim} />}
    </Loaded>
  )
}

function Parts({ claim }: { readonly claim: ClaimDetail }) {
  const t = useWords()
  const language = useLanguage()
  const currency = useMe().currency_code ?? ''
  const money = (text: string) => `${currency} ${moneyText(text, currency)}`
  return (
    <Stack gap="md">
      <Receipts papers={claim.attachments} />
      <Anchor
        component="button"
        type="button"
        w="fit-content"
        onClick={() => void download(form, { params: { id: claim.id } })}
      >
        <IconFileTypePdf size={14} aria-hidden /> {t('claims.form')}
      </Anchor>
      {claim.findings.map(({ rule, text }) => (
        <Notice key={rule} tone="warn">
          {text}
        </Notice>
      ))}
      <Facts facts={factsOf(t, claim, language, money)} />
      {claim.limits.length > 0 && (
        <Section title={t('claims.leftAfter')}>
          <ul className={classes.bars}>
            {claim.limits.map(({ limit_id, name, left }) => (
              <li key={limit_id}>
                <span>{name}</span>
                <b className={left.startsWith('-') ? 'bad' : undefined}>{money(left)}</b>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {claim.duplicates.length > 0 && (
        <Section title={t('claims.duplicates')}>
          <ul className={classes.bars}>
            {claim.duplicates.map((other) => (
              <li key={other.id}>
                <span>{`${other.full_name}${pause()}${dayText(other.expense_date, language)} · ${other.claim_no}`}</span>
                <b>{money(other.claimable_amount)}</b>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </Stack>
  )
}

function factsOf(t: Say, claim: ClaimDetail, language: Language, money: (text: string) => string): [string, string][] {
  const fact = (label: string, value: string | null): [string, string][] => (value ? [[label, value]] : [])
  const { exchange_rate: rate, total_mileage: far, unit_type: unit, amount_per_unit: perUnit } = claim
  const distance = far && unit && perUnit
  return [
    [t('claims.number'), claim.claim_no],
    [t('claims.type'), `${claim.category} · ${claim.type}`],
    [t('claims.day'), weekDayText(claim.expense_date, language)],
    [t('claims.spent'), spentText(claim)],
    ...fact(t('claims.exchangeRate'), rate && `${rate} · ${t(`claims.rateOrigin.${claim.rate_origin ?? 'claim'}`)}`),
    ...fact(t('claims.mileage'), distance ? `${far} × ${money(perUnit)}` : null),
    ...fact(t('claims.way'), [claim.from_place, claim.to_place].filter(Boolean).join(' → ')),
    [t('claims.claimable'), money(claim.claimable_amount)],
    ...fact(t('claims.tax'), claim.tax_amount && money(claim.tax_amount)),
    ...fact(t('claims.merchant'), claim.merchant),
    ...fact(t('claims.receiptNo'), claim.receipt_no),
    ...fact(t('claims.supplierNo'), claim.supplier_tax_no),
    ...fact(t('claims.note'), claim.note),
    ...fact(
      t('claims.centre'),
      claim.cost_centres.map(({ code, percentage }) => `${code} ${percentage}%`).join(' · ') || null,
    ),
    ...fact(t('claims.covered'), claim.covered_amount === '0.00' ? null : money(claim.covered_amount)),
    ...fact(t('claims.excess'), claim.excess_amount === '0.00' ? null : money(claim.excess_amount)),
    ...fact(t('claims.method'), claim.method && t(`claims.method.${claim.method}`)),
    ...fact(t('claims.payMonth'), claim.pay_month && storedMonthText(claim.pay_month, language)),
    ...fact(t('claims.paidOn'), dayText(claim.paid_on, language)),
    ...fact(t('claims.reference'), claim.reference),
    ...claim.recoveries.map(({ amount, reason, by }): [string, string] => [
      t('claims.recovered'),
      `${money(amount)} · ${reason} · ${by}`,
    ]),
  ]
}
