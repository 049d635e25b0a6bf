/** Items as they are answered: what they are called, in the caller's language, and whether they are money or days. */
import type { Language } from '#platform/http/server/say.ts'
import { typeNamed } from '../../model/categories/earning-category.ts'
import type { CountryPack } from '../../model/country-pack.ts'
import { labelOf } from './labels.ts'

type Called = {
  readonly type: string
  readonly code: string | null
  readonly name_en: string | null
  readonly name_zh: string | null
}

/** `type` is what the item is named by: the code of the company's category, else the law's type. */
export function itemView<Item extends Called>(
  { code, name_en, name_zh, ...item }: Item,
  language: Language,
  pack: CountryPack,
) {
  const own = language === 'en' ? name_en : name_zh
  return {
    ...item,
    type: code ?? item.type,
    type_label: own ?? labelOf(language, pack.scheme, item.type),
    unit: typeNamed(pack, item.type)?.unit ?? ('money' as const),
  }
}
