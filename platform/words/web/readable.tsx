/** A cell of a sheet as one reads it: days and months as the language writes them, amounts with their thousands. */
import { dayText, exactMoneyText } from '../format.ts'
import { monthNameOf } from './month-name.tsx'
import { useLanguage } from './words.ts'

export function Readable({ text }: { readonly text: string }) {
  const language = useLanguage()
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return dayText(text, language)
  if (/^-?\d{4,}\.\d{2}$/.test(text)) return <span className="number">{exactMoneyText(text, '')}</span>
  return monthNameOf(text, language)
}
