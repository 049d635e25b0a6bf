/** What each company keeps of its people beside the product's fields, and what those who are there longest have in it. */
import type { Country } from '#kernel/countries.ts'
import { addCustomField, customFields } from '#modules/custom-fields/contract/fields.ts'
import { changePersonValues } from '#modules/custom-fields/contract/values.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import type { Business } from './business.ts'

type Field = Readonly<Record<string, unknown>> & { readonly values: readonly string[] }
const kept: Readonly<Record<Country, readonly Field[]>> = {
  MY: [
    {
      ...{ name: 'Apron size', name_zh: '圍裙尺寸', kind: 'choice', choices: ['S', 'M', 'L'], for_own: true },
      ...{ for_managers: true, values: ['M', 'L', 'S', 'M', 'M'] },
    },
    {
      ...{ name: 'Typhoid vaccination until', name_zh: '傷寒疫苗有效期限', kind: 'date', for_managers: true },
      values: ['2027-04-18', '2028-09-02', '2027-11-30', '2027-01-15'],
    },
    { name: 'Locker', name_zh: '置物櫃', kind: 'number', for_own: true, values: ['4', '11', '7'] },
  ],
  TW: [
    {
      ...{ name: '制服尺寸', kind: 'choice', choices: ['S', 'M', 'L', 'XL'], for_own: true, for_managers: true },
      values: ['M', 'L', 'M', 'S', 'XL'],
    },
    { name: '堆高機證照到期日', kind: 'date', for_managers: true, values: ['2027-06-30', '2028-02-29', '2027-03-15'] },
    { name: '搭乘交通車', kind: 'yes_no', for_own: true, values: ['yes', 'no', 'yes', 'yes'] },
  ],
  PH: [
    {
      ...{ name: 'Shirt size', name_zh: '上衣尺寸', kind: 'choice', choices: ['S', 'M', 'L', 'XL'], for_own: true },
      ...{ for_managers: true, values: ['L', 'M', 'S', 'M'] },
    },
    { name: 'Headset number', name_zh: '耳機編號', kind: 'text', values: ['HS-0412', 'HS-0398', 'HS-0405'] },
    {
      name: 'Rides the night shuttle',
      name_zh: '搭乘夜班接駁車',
      kind: 'yes_no',
      for_own: true,
      values: ['yes', 'yes', 'no'],
    },
  ],
}

export async function keepMore({ act, admin, hr, country, now: at, staff }: Business): Promise<void> {
  const known = (await act(admin, customFields, { at })) as DataOf<typeof customFields>
  if (known.length > 0) return
  const given = new Map<string, { field_id: string; value: string }[]>()
  for (const { values, ...body } of kept[country]) {
    const { id: field_id } = (await act(admin, addCustomField, { body, at })) as DataOf<typeof addCustomField>
    for (const [turn, value] of values.entries()) {
      const id = staff[turn]?.id
      if (id !== undefined) given.set(id, [...(given.get(id) ?? []), { field_id, value }])
    }
  }
  for (const [id, values] of given) await act(hr, changePersonValues, { params: { id }, body: { values }, at })
}
