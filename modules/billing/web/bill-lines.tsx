/** A bill line by line, with its sums. */
import { SimpleTable } from '#design/simple-table.tsx'
import { moneyText } from '#platform/words/format.ts'
import type { WholeBill } from './shown.tsx'
import { useWords } from './words.ts'

type Shown = Pick<
  WholeBill,
  'lines' | 'currency_code' | 'subtotal' | 'tax_name' | 'tax_rate' | 'tax' | 'amount' | 'paid'
>

export function BillLines({ bill }: { readonly bill: Shown }) {
  const t = useWords()
  const { currency_code: currency, lines } = bill
  const money = (amount: string) => moneyText(amount, currency)
  const sums: readonly (readonly [string, string])[] = [
    ...(bill.tax_name === null
      ? []
      : [
          [t('billing.subtotal'), money(bill.subtotal)] as const,
          [`${bill.tax_name} ${plainRate(bill.tax_rate ?? '')} %`, money(bill.tax)] as const,
        ]),
    [t('billing.total'), money(bill.amount)],
    ...(bill.paid === '0.00' ? [] : [[t('billing.paid'), money(bill.paid)] as const]),
  ]
  const rows = [
    ...lines.map((line, at) => ({ ...line, id: `${at}` })),
    ...sums.map(([text, amount]) => ({ id: text, text, quantity: '', unit_price: '', amount })),
  ]
  return (
    <SimpleTable
      label={t('billing.lines')}
      rows={rows}
      rowId={({ id }) => id}
      columns={[
        { id: 'text', header: t('billing.what'), cell: ({ text, id }) => (/^\d+$/.test(id) ? text : <b>{text}</b>) },
        {
          id: 'quantity',
          header: t('billing.quantity'),
          number: true,
          cell: ({ quantity, unit_price }) => quantity && `${quantity.replace(/\.00$/, '')} × ${money(unit_price)}`,
        },
        {
          id: 'amount',
          header: currency,
          number: true,
          cell: ({ amount, id }) => (/^\d+$/.test(id) ? money(amount) : <b>{amount}</b>),
        },
      ]}
    />
  )
}

export const plainRate = (rate: string): string => rate.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')
