/** What each day is worth, and how it came to that. */
import { SimpleTable } from '#design/simple-table.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { moneyText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { weekDayText } from '#platform/words/week-days.ts'
import type { preview } from '../contract/travel.ts'
import { useWords } from './words.ts'

type PerDiem = DataOf<typeof preview>['per_diem']
const WHOLE = 1

export function PerDiemTable({ perDiem }: { readonly perDiem: PerDiem }) {
  const t = useWords()
  const language = useLanguage()
  const { currency_code } = useMe()
  const currency = currency_code ?? ''
  const isOverFree = perDiem.excess !== '0.00'
  if (perDiem.days.length > 0 && perDiem.days.every(({ rate }) => rate === null)) {
    return <p className="muted">{t('travel.noPerDiem')}</p>
  }
  return (
    <>
      <SimpleTable
        label={t('travel.perDiem')}
        rows={perDiem.days}
        rowId={({ date }) => date}
        empty={t('travel.noDays')}
        columns={[
          {
            id: 'date',
            header: t('travel.day'),
            cell: ({ date, share }) =>
              share < WHOLE ? t('travel.halfDay', { day: weekDayText(date, language) }) : weekDayText(date, language),
            foot: t('travel.total'),
          },
          {
            id: 'rate',
            header: t('travel.rate'),
            number: true,
            cell: ({ rate }) => (rate === null ? t('travel.noRate') : moneyText(rate, currency)),
          },
          {
            id: 'deducted',
            header: t('travel.mealsOff'),
            number: true,
            cell: ({ deducted }) => moneyText(deducted, currency),
          },
          {
            id: 'amount',
            header: t('travel.amount'),
            number: true,
            cell: ({ amount }) => moneyText(amount, currency),
            foot: moneyText(perDiem.total, currency),
          },
        ]}
      />
      {isOverFree && (
        <p className="muted">{t('travel.excess', { amount: `${currency} ${moneyText(perDiem.excess, currency)}` })}</p>
      )}
    </>
  )
}
