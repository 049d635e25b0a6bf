/** Earning categories as they are answered, with the law's words for how each counts. */

import type { DataOf } from '#platform/contract/endpoint.ts'
import type { Language, Say } from '#platform/http/server/say.ts'
import type { categories } from '../../contract/earning-categories.ts'
import { type EarningCategory, typeNamed } from '../../model/categories/earning-category.ts'
import type { CountryPack } from '../../model/country-pack.ts'
import type { Names } from '../../model/payslip.ts'
import { labelOf } from '../view/labels.ts'

type Reader = { readonly language: Language; readonly say: Say }
type View = DataOf<typeof categories>[number]

export function categoryView(
  { id, code, treatment, position, isActive, isDefault, ...one }: EarningCategory,
  pack: CountryPack,
  uses: ReadonlyMap<string, number>,
  { language, say }: Reader,
): View {
  const type = typeNamed(pack, treatment)
  const names = one.names ?? lawNames(pack, treatment)
  return {
    id,
    code,
    name: names[language],
    name_en: names.en,
    name_zh: names['zh-Hant'],
    kind: type?.kind ?? 'earning',
    unit: type?.unit ?? 'money',
    treatment,
    treatment_label: labelOf(language, pack.scheme, treatment),
    treated: Object.entries(type?.treated ?? {}).map(([scheme, value]) => ({
      scheme,
      label: say(language, `payroll.treats.${scheme}`),
      counts: value !== false && value !== 'none' && value !== 'exempt',
      value: say(language, `payroll.treated.${value}`),
      open: type?.open.includes(scheme) ?? false,
    })),
    position,
    is_active: isActive,
    is_default: isDefault,
    uses: uses.get(id) ?? 0,
  }
}

/** What the law calls its own type, in both languages. */
export const lawNames = ({ scheme }: CountryPack, type: string): Names => ({
  en: labelOf('en', scheme, type),
  'zh-Hant': labelOf('zh-Hant', scheme, type),
})
