/** A cell of a sheet as one reads it: days and months as the language writes them, amounts with their thousands. */
import { dayText, exactMoneyText } from '../format.ts'
import type { Language } from '../locales.ts'
import { monthNameOf } from './month-name.tsx'
import { useLanguage } from './words.ts'

/** `currency`: of amounts that stand without one, so that whole dollars have no cents. */
export function Readable({ text, currency = '' }: { readonly text: string; readonly currency?: string }) {
  const language = useLanguage()
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return dayText(text, language)
  if (isAmount(text)) return <span className="number">{exactMoneyText(text, currency)}</span>
  return monthNameOf(withinText(text, language), language)
}

/** Long enough not to be a rate, hours or days. */
export const isAmount = (text = ''): boolean => /^-?\d{4,}\.\d{2}$/.test(text)

/** Amounts with their currency, and the days they hold from, several in one cell. */
const withinText = (text: string, language: Language): string =>
  text
    .replace(
      /\b([A-Z]{3}) (-?\d+\.\d{2})\b/g,
      (_, currency: string, amount: string) => `${currency} ${exactMoneyText(amount, currency)}`,
    )
    .replace(/\b\d{4}-\d{2}-\d{2}(?= [A-Z]{3} )/g, (day) => dayText(day, language))
