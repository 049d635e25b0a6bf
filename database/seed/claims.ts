/** What may be claimed in a demonstration company, by whom, and who decides it: as its admin set it up. */
import { sql } from 'kysely'
import type { Country } from '#kernel/countries.ts'
import { categories, changeGroup, createCategory, createGroup, groups } from '#modules/claims/contract/categories.ts'
import { changeFlow, changeType, createType, flow, types } from '#modules/claims/contract/types.ts'
import { changeSettings } from '#modules/company/contract/settings.ts'
import type { Database } from '#platform/database/server/connect.ts'
import type { Act, DemoPerson } from './acting.ts'

type Type = readonly [category: string, name: string, more: Readonly<Record<string, string | boolean>>]
type Plan = {
  /** Who claims what others may not: by department. */
  readonly group: { readonly name: string; readonly department: string; readonly categories: readonly string[] }
  readonly rate: string
  readonly types: readonly Type[]
  /** From this amount on the head of the department and finance agree too. */
  readonly large: { readonly name: string; readonly from: string }
}

const receiptless = { require_receipt: false }
const plans: Readonly<Record<Country, Plan>> = {
  MY: {
    group: { name: 'Café managers', department: 'Cafés', categories: ['Café supplies'] },
    rate: '0.80',
    types: [
      ['Travel Expenses', 'Parking and toll', { limit_per_month: '300.00' }],
      ['Travel Expenses', 'Grab and taxi', { limit_per_claim: '80.00', limit_per_month: '400.00' }],
      ['Travel Expenses', 'Hotel', { limit_per_claim: '350.00' }],
      ['Mileage', 'Own car', { is_unit_based: true, ...receiptless }],
      ['Mileage', 'Own motorcycle', { is_unit_based: true, amount_per_unit: '0.40', ...receiptless }],
      ['Medical', 'Clinic', { limit_per_claim: '120.00', limit_per_year: '1200.00' }],
      ['Medical', 'Dental and optical', { limit_per_year: '500.00' }],
      ['Meals', 'Meal with customers', { limit_per_claim: '200.00' }],
      ['Meals', 'Late shift meal', { limit_per_claim: '15.00', limit_per_month: '150.00', is_taxable: true }],
      ['Café supplies', 'Milk, ice and sundries', { limit_per_claim: '250.00', limit_per_month: '1500.00' }],
    ],
    large: { name: 'From RM 1,000', from: '1000.00' },
  },
  TW: {
    group: { name: '業務同仁', department: '業務部', categories: ['客戶招待'] },
    rate: '6.00',
    types: [
      ['差旅費', '高鐵與台鐵', { limit_per_claim: '3000.00' }],
      ['差旅費', '計程車', { limit_per_claim: '500.00', limit_per_month: '3000.00' }],
      ['差旅費', '國內住宿', { limit_per_claim: '2800.00' }],
      ['里程', '自用汽車', { is_unit_based: true, ...receiptless }],
      ['里程', '自用機車', { is_unit_based: true, amount_per_unit: '3.00', ...receiptless }],
      ['醫療', '健康檢查', { limit_per_year: '12000.00' }],
      ['餐費', '加班誤餐費', { limit_per_claim: '120.00', limit_per_month: '2400.00' }],
      ['餐費', '部門聚餐', { limit_per_month: '500.00' }],
      ['客戶招待', '客戶餐敘', { limit_per_claim: '5000.00', limit_per_month: '20000.00' }],
    ],
    large: { name: '1 萬元以上', from: '10000.00' },
  },
  PH: {
    group: { name: 'Store people', department: 'Stores', categories: ['Store needs'] },
    rate: '9.00',
    types: [
      ['Travel Expenses', 'Toll and parking', { limit_per_month: '2500.00' }],
      ['Travel Expenses', 'Grab, jeepney and bus', { limit_per_claim: '600.00', limit_per_month: '4000.00' }],
      ['Travel Expenses', 'Hotel', { limit_per_claim: '3500.00' }],
      ['Mileage', 'Own car', { is_unit_based: true, ...receiptless }],
      ['Medical', 'Clinic and medicines', { limit_per_year: '10000.00' }],
      ['Meals', 'Overtime meal', { limit_per_claim: '250.00', limit_per_month: '3000.00' }],
      ['Meals', 'Meal with suppliers', { limit_per_claim: '2000.00' }],
      ['Store needs', 'Petty purchases', { limit_per_claim: '1500.00', limit_per_month: '8000.00' }],
    ],
    large: { name: 'From PHP 10,000', from: '10000.00' },
  },
}

/** What was set already is left as it is. */
export async function setClaims(db: Database, act: Act, by: DemoPerson, country: Country, at: Date): Promise<void> {
  const { group, rate, types: wanted, large } = plans[country]
  const kept = types.response.parse(await act(by, types, { at }))
  if (kept.length === wanted.length) return
  const settings = { claim_unit_type: 'kilometres', claim_amount_per_unit: rate }
  await act(by, changeSettings, { params: { id: by.companyId }, body: settings, at })
  await addGroup(db, act, by, group, at)
  const ids = new Map(categories.response.parse(await act(by, categories, { at })).map(({ name, id }) => [name, id]))
  const there = new Set(kept.map(({ name }) => name))
  const wantedNames = new Set(wanted.map(([, name]) => name))
  // What every company begins with becomes what this one has in that category.
  const begun = kept.filter(({ name, mark }) => mark === null && !wantedNames.has(name))
  await setFlow(act, by, large, at)
  for (const [category, name, more] of wanted) {
    if (there.has(name)) continue
    const body = { name, claim_category_id: ids.get(category), ...more }
    const place = begun.findIndex(({ claim_category_id }) => claim_category_id === body.claim_category_id)
    const [same] = place < 0 ? [] : begun.splice(place, 1)
    if (same) await act(by, changeType, { params: { id: same.id }, body, at })
    else await act(by, createType, { body, at })
  }
}

async function addGroup(db: Database, act: Act, by: DemoPerson, group: Plan['group'], at: Date): Promise<void> {
  const { companyId } = by
  const found = groups.response.parse(await act(by, groups, { at }))
  const own =
    found.find(({ name }) => name === group.name) ?? (await act(by, createGroup, { body: { name: group.name }, at }))
  const { id } = groups.response.element.pick({ id: true }).parse(own)
  const there = categories.response.parse(await act(by, categories, { at }))
  for (const name of group.categories) {
    if (!there.some((one) => one.name === name))
      await act(by, createCategory, { body: { name, claim_group_id: id }, at })
  }
  const { rows } = await db.forCompany(companyId).read((tx) =>
    sql<{ id: string }>`
      select e.id from employees e join departments d on d.company_id = e.company_id and d.id = e.department_id
      where e.company_id = ${companyId} and d.name = ${group.department} and e.status = 'active'`.execute(tx),
  )
  await act(by, changeGroup, { params: { id }, body: { employee_ids: rows.map((row) => row.id) }, at })
}

async function setFlow(act: Act, by: DemoPerson, { name, from }: Plan['large'], at: Date): Promise<void> {
  const { chains } = flow.response.parse(await act(by, flow, { at }))
  if (chains.length > 0) return
  const step = (...approvers: object[]) => ({ approvers, needs: 'any', remind_after_days: 2 })
  const steps = [
    step({ by: 'manager', up: 1 }),
    step({ by: 'head_of_department' }),
    step({ by: 'role', role: 'Finance' }, { by: 'role', role: 'Accounting' }),
  ]
  await act(by, changeFlow, { body: { chains: [{ name, when: { amount_from: from }, steps }] }, at })
}
