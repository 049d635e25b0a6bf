/**
 * What a holiday is called where it is read in Chinese: as the company wrote it, else as the calendar's days are known
 * among those who keep them (開齋節, 衛塞節, 屠妖節). The local name of the calendar is no answer in Malaysia: it is Malay.
 */
import type { Language } from '#platform/words/locales.ts'
import names from './calendars/chinese-names.csv'

type Named = { readonly name: string; readonly nameLocal: string | null }

const chinese = new Map(
  names
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line): [string, string] => {
      const [name = '', known = ''] = line.split(',')
      return [name, known]
    }),
)
const IN_LIEU = ' (in lieu)'
const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text)

export function holidayName(language: Language, { name, nameLocal }: Named): string {
  if (language !== 'zh-Hant') return name
  if (nameLocal !== null && isChinese(nameLocal)) return nameLocal
  const day = name.endsWith(IN_LIEU) ? name.slice(0, -IN_LIEU.length) : name
  const known = chinese.get(day)
  if (known === undefined) return name
  return day === name ? known : `${known}（補假）`
}
