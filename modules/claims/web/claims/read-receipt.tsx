/**
 * What was read of a receipt, beside the fields of its claim: proposals to look at and take over. Taking over fills what
 * is still empty; what somebody typed is changed only where they say so for that field.
 */
import { Button, Group, Loader } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { parseAmount } from '#kernel/money.ts'
import { currencyCodes } from '#modules/company/model/public.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { dayText, moneyText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { readAttachment, readAttachmentFor } from '../../contract/attachments.ts'
import classes from '../claims.module.css'
import { useWords } from '../words.ts'
import type { ClaimValues } from './claim-values.ts'

type Read = DataOf<typeof readAttachment>
type Name = keyof Read['proposal']
const LABELS = {
  merchant: 'claims.merchant',
  expense_date: 'claims.day',
  amount: 'claims.amount',
  currency_code: 'claims.currency',
  tax_amount: 'claims.tax',
  supplier_tax_no: 'claims.supplierNo',
  receipt_no: 'claims.receiptNo',
} as const satisfies Record<Name, string>
const NAMES = Object.keys(LABELS) as readonly Name[]

type ReadReceiptProps = {
  readonly id: string
  readonly name: string
  /** Whoever claims, or whoever enters one for somebody. */
  readonly by: 'own' | 'keeper'
  readonly values: ClaimValues
  /** What stands in the fields before anybody typed. */
  readonly untouched: ClaimValues
  readonly onChange: (values: ClaimValues) => void
}

export function ReadReceipt({ id, name, by, values, untouched, onChange }: ReadReceiptProps) {
  const t = useWords()
  const language = useLanguage()
  const asked = by === 'own' ? readAttachment : (readAttachmentFor as unknown as typeof readAttachment)
  const { data } = useCall(asked, { params: { id } }, { refetchInterval: (now) => again(now) })
  if (!data || data.state === 'off') return null
  if (data.state === 'waiting')
    return (
      <p className="muted" role="status">
        <Loader size={12} aria-hidden /> {t('claims.read.waiting', { name })}
      </p>
    )
  const seen = NAMES.flatMap((field) => {
    const value = data.proposal[field]
    return value === null || (field === 'currency_code' && !isKnown(value)) ? [] : [{ field, value }]
  })
  if (seen.length === 0)
    return (
      <p className="muted" role="status">
        {t('claims.read.nothing', { name })}
      </p>
    )
  const textOf = (field: Name, value: string) => {
    if (field === 'expense_date') return dayText(value, language)
    return field === 'amount' || field === 'tax_amount' ? moneyText(value, data.proposal.currency_code ?? '') : value
  }
  const isEmpty = (field: Name) => values[field] === '' || values[field] === untouched[field]
  const open = seen.filter(({ field, value }) => isEmpty(field) && !same(values[field], value))
  return (
    <section className={classes.read} aria-label={t('claims.read.title')}>
      <Group justify="space-between" gap="xs">
        <b>{t('claims.read.title')}</b>
        {open.length > 0 && (
          <Button
            size="xs"
            onClick={() =>
              onChange({ ...values, ...Object.fromEntries(open.map(({ field, value }) => [field, value])) })
            }
          >
            {t('claims.read.useAll')}
          </Button>
        )}
      </Group>
      <p className="muted">{t(`claims.read.from.${data.fields[seen[0]?.field ?? 'amount']?.from ?? 'text'}`)}</p>
      <ul className={classes.bars}>
        {seen.map(({ field, value }) => (
          <Proposed
            key={field}
            label={t(LABELS[field])}
            text={textOf(field, value)}
            isSame={same(values[field], value)}
            onUse={() => onChange({ ...values, [field]: value })}
          />
        ))}
      </ul>
    </section>
  )
}

type ProposedProps = {
  readonly label: string
  readonly text: string
  readonly isSame: boolean
  readonly onUse: () => void
}

function Proposed({ label, text, isSame, onUse }: ProposedProps) {
  const t = useWords()
  return (
    <li>
      <span>
        {label}: <b>{text}</b>
      </span>
      {isSame ? (
        <IconCheck size={16} role="img" aria-label={t('claims.read.same')} />
      ) : (
        <Button
          size="compact-xs"
          variant="default"
          aria-label={t('claims.read.useOf', { what: label })}
          onClick={onUse}
        >
          {t('claims.read.use')}
        </Button>
      )}
    </li>
  )
}

const again = (now: Read | undefined): number | false => (now?.state === 'waiting' ? 1_000 : false)
const isKnown = (code: string): boolean => currencyCodes.some((known) => known === code)

/** 124.4 is 124.40. */
function same(typed: string, value: string): boolean {
  const [one, other] = [parseAmount(typed), parseAmount(value)]
  return typed.trim() === value || (one !== undefined && one === other)
}
