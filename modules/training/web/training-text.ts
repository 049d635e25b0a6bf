/** Days, seats and bonds in a line. */
import { useMe } from '#platform/identity/web/me.ts'
import { briefSpanText, dayText, moneyText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { useWords } from './words.ts'

type Days = { readonly starts_on: string; readonly ends_on: string }
type Seats = { readonly seats: number; readonly taken: number; readonly waiting: number }
type Bond = { readonly amount: string; readonly months: number }
type Place = {
  readonly place: 'seat' | 'waiting' | null
  readonly waiting_no: number | null
  readonly completed?: boolean | null
}

export function useTrainingText() {
  const t = useWords()
  const language = useLanguage()
  const { currency_code, today } = useMe()
  const currency = currency_code ?? ''
  const day = (date: string | null) => dayText(date, language)
  const span = ({ starts_on: from, ends_on: to }: Days) =>
    from === to ? day(from) : t('training.span', { from: day(from), to: day(to) })
  const brief = ({ starts_on: from, ends_on: to }: Days) => briefSpanText({ from, to }, language, today)
  const money = (amount: string) => `${currency} ${moneyText(amount, currency)}`
  const seats = ({ seats: all, taken, waiting }: Seats) =>
    waiting > 0 ? t('training.seatsWaiting', { taken, all, waiting }) : t('training.seatsOf', { taken, all })
  const bond = ({ amount, months }: Bond) => t('training.bondOver', { amount: money(amount), count: months })
  /** Once the session is closed, what came of it. */
  const place = ({ place: at, waiting_no: no, completed = null }: Place) => {
    if (at === null) return ''
    if (completed !== null) return t(completed ? 'training.hasCompleted' : 'training.notCompleted')
    return at === 'seat' ? t('training.hasSeat') : t('training.waits', { no: no ?? 0 })
  }
  return { day, span, brief, money, seats, bond, place }
}
