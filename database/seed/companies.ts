/** The three companies: what stands on their letterhead, and where their people and accounts are written. */
import type { Country } from '#kernel/countries.ts'

export type DemoPlace = {
  readonly name: string
  readonly address: string
  readonly latitude: number
  readonly longitude: number
  readonly radius: number
}
export type DemoCompany = {
  /** Its folder. */
  readonly folder: string
  readonly name: string
  readonly country: Country
  readonly domain: string
  readonly headcountLimit: number
  /** Fields of the company's profile, by their wire names. All numbers are made up. */
  readonly profile: Readonly<Record<string, string>>
  /** The bank that salaries are paid from, and the company's account there. */
  readonly payingBank: { readonly code: string; readonly accountNumber: string }
  /** Beside its own, with what one unit is worth; made up as well. */
  /** What they come to now, and came to when the company began with them. */
  readonly currencies?: readonly { readonly currency_code: string; readonly rate: string; readonly before: string }[]
  /** Where its people work; made-up addresses at points of the right towns. */
  readonly places: readonly DemoPlace[]
  /** Job levels, the highest first. */
  readonly levels: readonly string[]
  /** What the country's law lets it choose for its pay. */
  readonly settings?: Readonly<Record<string, string | number>>
  /** What yearly forms ask of the employer beside its numbers. */
  readonly formDetails: Readonly<Record<string, string>>
}

export const demoCompanies: readonly DemoCompany[] = [
  {
    folder: 'kopi-senja',
    name: 'Kopi Senja Sdn Bhd',
    country: 'MY',
    domain: 'kopisenja.example',
    headcountLimit: 80,
    profile: {
      brand_name: 'Kopi Senja',
      registration_no: '201401900001',
      phone: '+60 3-5550 1414',
      email: 'hello@kopisenja.example',
      industry: 'Coffee roasting and cafés',
      address: '14 Jalan Kilang Senja',
      city: 'Kuala Lumpur',
      state: 'Kuala Lumpur',
      postcode: '55000',
      company_registration_number: '201401900001',
      epf_employer_number: '019000014',
      socso_employer_code: 'B9000014A',
      employer_tax_number: 'E9000001400',
      hrd_registered: 'compulsory',
      hrd_corp_number: '1400001HRD',
    },
    formDetails: { officer_position: 'Head of HR', officer_phone: '+60 3-5550 1414' },
    payingBank: { code: 'maybank', accountNumber: '514000009999' },
    currencies: [
      { currency_code: 'SGD', rate: '3.285', before: '3.402' },
      { currency_code: 'USD', rate: '4.215', before: '4.471' },
    ],
    places: [
      { name: 'Roastery', address: '14 Jalan Kilang Senja', latitude: 3.120418, longitude: 101.700912, radius: 150 },
      {
        name: 'Café at the station',
        address: 'Aras 2, Stesen Senja',
        latitude: 3.134205,
        longitude: 101.686377,
        radius: 60,
      },
      { name: 'Café by the lake', address: '3 Lorong Tasik', latitude: 3.143811, longitude: 101.684402, radius: 80 },
    ],
    levels: ['Director', 'Manager', 'Supervisor', 'Executive', 'Staff'],
  },
  {
    folder: 'morning-light',
    name: '晨光科技股份有限公司',
    country: 'TW',
    domain: 'morninglight.example',
    headcountLimit: 60,
    profile: {
      brand_name: '晨光科技',
      registration_no: '90000048',
      phone: '+886 2-5550-1212',
      email: 'hello@morninglight.example',
      industry: '物聯網感測設備',
      address: '晨光路 12 號 8 樓',
      city: '新竹市',
      postcode: '300',
      unified_business_number: '90000048',
      labour_insurance_number: '09000048A',
      health_insurance_unit_code: '900000480',
      tax_registration_number: '900000048',
    },
    formDetails: { tax_office_code: 'B14', officer_phone: '+886 2-5550-1212' },
    payingBank: { code: 'esun', accountNumber: '0808000009999' },
    currencies: [{ currency_code: 'JPY', rate: '0.2085', before: '0.2093' }],
    places: [
      { name: '總公司', address: '晨光路 12 號 8 樓', latitude: 24.801612, longitude: 120.971645, radius: 80 },
      { name: '竹北廠', address: '曙光街 30 號', latitude: 24.839207, longitude: 121.004318, radius: 200 },
    ],
    levels: ['主管', '領班', '專員', '作業員', '實習生'],
    settings: { occupational_accident_rate: '0.0011', pay_day: 5, pay_day_month: 'next' },
  },
  {
    folder: 'bayani',
    name: 'Bayani Retail Inc.',
    country: 'PH',
    domain: 'bayani.example',
    headcountLimit: 75,
    profile: {
      brand_name: 'Bayani',
      registration_no: 'CS201190054',
      phone: '+63 2-5550-1100',
      email: 'hello@bayani.example',
      industry: 'General merchandise',
      address: '54 Bayani Street, Barangay San Isidro',
      city: 'Quezon City',
      state: 'Metro Manila',
      postcode: '1100',
      company_registration_number: 'CS201190054',
      employer_tin: '900-000-540-000',
      revenue_district_code: '039',
      sss_employer_number: '90-0000054-0',
      philhealth_employer_number: '900000000054',
      pag_ibig_employer_number: '900000000054',
    },
    formDetails: { officer_position: 'Finance Manager', principal_business: 'Retail of general merchandise' },
    payingBank: { code: 'bdo', accountNumber: '005900009999' },
    places: [
      { name: 'Head office', address: '54 Bayani Street', latitude: 14.651293, longitude: 121.049308, radius: 100 },
      {
        name: 'Store at the market',
        address: 'Stall 12, Pamilihan',
        latitude: 14.648805,
        longitude: 121.051127,
        radius: 50,
      },
      { name: 'Warehouse', address: '8 Bodega Road', latitude: 14.671934, longitude: 121.041562, radius: 250 },
    ],
    levels: ['Director', 'Manager', 'Supervisor', 'Executive', 'Staff'],
    settings: { working_days_factor: '261', minimum_wage_region: 'NCR', minimum_wage_sector: 'non_agriculture' },
  },
]
