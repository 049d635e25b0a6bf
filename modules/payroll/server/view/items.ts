/** Items as they are answered, with the name of their type in the caller's language. */
import type { CompanyDb } from '#platform/database/server/connect.ts'
import type { Language } from '#platform/http/server/say.ts'
import { packFor } from '../pack-of-company.ts'
import { labelOf } from './labels.ts'

export function itemView<Item extends { readonly type: string }>(item: Item, language: Language, scheme: string) {
  return { ...item, type_label: labelOf(language, scheme, item.type) }
}

type Asking = { readonly company: CompanyDb; readonly language: Language }

export async function shownItem<Item extends { readonly type: string }>({ company, language }: Asking, item: Item) {
  const { scheme } = await company.read((tx) => packFor(tx, company.companyId))
  return itemView(item, language, scheme)
}
