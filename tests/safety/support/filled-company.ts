// A company with something of every kind, for strangers to reach for: people, runs, items, imports, views, jobs, accounts.
import { queueWantedMails } from '#platform/mail/server/wanted-mails.ts'
import { notify } from '#platform/notices/server/notify.ts'
import { newCompany } from '../../support/client.ts'
import { colleague } from '../../support/colleagues.ts'
import { png } from '../../support/png.ts'
import type { Product } from '../../support/product.ts'
import { done } from './done.ts'
import { itemsOf, peopleOf } from './sample-sheets.ts'
import { leaveBill, leaveJob, leaveLetters, leaveReport, leaveSwap, leaveTaxClaim } from './stand-ins.ts'

export { done }

export type FilledCompany = {
  readonly mark: string
  readonly id: string
  readonly admin: Awaited<ReturnType<typeof newCompany>>
  readonly payroll: Awaited<ReturnType<typeof colleague>>
  /** Alone opens what people told reviewers. */
  readonly reviewer: Awaited<ReturnType<typeof colleague>>
  /** Oldest first, as the sheet had them. */
  readonly people: readonly string[]
}

export const APPROVED = '2026/01'
export const OPEN = '2026/02'

export async function filledCompany(product: Product, mark: string): Promise<FilledCompany> {
  const admin = await newCompany(product.client, { company_name: `${mark} Sdn Bhd` })
  const id = (await done(admin.get('api/auth/me'))).company_id
  const reviewer = await colleague(admin, ['ALMA Wellbeing Reviewer'])
  await done(admin.upload('api/panel/employee/add/by/batch/upload/0', peopleOf(mark, 6)))
  // Refused, and kept with what was wrong.
  await admin.upload('api/panel/employee/add/by/batch/upload/0', peopleOf(mark, 1))
  for (const month of [APPROVED, OPEN]) {
    const run = `api/panel/payroll/${month}`
    await done(admin.upload(`${run}/items/upload`, itemsOf(mark, month.replace('/', '-'), 6)))
    await done(admin.post(`${run}/generate`))
    if (month === APPROVED) {
      await done(admin.post(`${run}/confirm`))
      await done(admin.post(`${run}/approve`, { password: admin.password }))
    }
  }
  const { data } = (await admin.get('api/panel/employee/getAllEmployees?sort=staff_id')).body
  const people = data.map((person: { id: string }) => person.id)
  const item = { employee_id: people[0], type: 'bonus', amount: '50.00', note: `${mark} note` }
  await done(admin.post(`api/panel/payroll/${OPEN}/items`, item))
  await done(admin.post('api/panel/payroll/recurring', { ...item, from: '2026-03' }))
  const category = { code: `${mark}_own`, name_en: `${mark} category`, name_zh: '獎金', treatment: 'bonus' }
  await done(admin.post('api/panel/payroll/earningCategory', category))
  const template = { name: `${mark} template`, items: [{ type: category.code, amount: '9.00' }] }
  await done(admin.post('api/panel/payroll/payTemplate', template))
  await done(admin.post('api/emp/view', { list: 'employees', name: `${mark} view`, shared: true, query: '?a=1' }))
  const departments = (await admin.get('api/panel/company/department')).body.data
  const department_id = departments[0].id
  const place = { name: `${mark} place`, longitude: 101.686855, latitude: 3.139003, radius: 100 }
  const coordinate = await done(admin.post('api/panel/company/coordinate', place))
  const shift = { name: `${mark} shift`, short_name: 'DAY', start_time: '09:00', end_time: '18:00', break_minutes: 60 }
  const { id: shift_id } = await done(admin.post('api/panel/shift/store', shift))
  const cell = { employee_id: people[1], date: '2026-12-01', shift_ids: [shift_id] }
  await done(admin.post('api/panel/shift/cells', { cells: [cell], confirm: 1 }))
  const overtime = { date: '2026-11-10', start_time: '19:00', end_time: '21:00', reason: `${mark} overtime` }
  await done(admin.post('api/panel/application/overtime', { employee_id: people[1], ...overtime, confirm: 1 }))
  const home = { from: '2026-12-21', to: '2026-12-21', place: { name: `${mark} home` }, confirm: 1 }
  await done(admin.post('api/panel/application/wfh', { employee_id: people[1], ...home }))
  const news = { title: `${mark} news`, content: `${mark} text`, must_acknowledge: true }
  const { id: news_id } = await done(admin.post('api/panel/announcement', news))
  await done(admin.post(`api/panel/announcement/${news_id}/publish`))
  const [chapter] = (await admin.get('api/panel/documentation/category')).body.data
  const rule = { category_id: chapter.id, title: `${mark} rule`, content: `${mark} words`, must_confirm: true }
  const { id: rule_id } = await done(admin.post('api/panel/documentation/article', rule))
  await done(admin.post(`api/panel/documentation/article/${rule_id}/publish`, {}))
  const away = { from: '2026-12-21', to: '2026-12-22', cause: 'contact', reason: `${mark} contact`, confirm: 1 }
  await done(admin.post('api/panel/quarantine', { employee_id: people[2], ...away }))
  await done(admin.post('api/emp/ai/chat', { message: `${mark} question` }))
  await done(admin.post('api/emp/wellbeing/alert', { excerpt: `${mark} words`, level: 'talk', consent: true }))
  await done(admin.post('api/panel/storyBoard', { text: `${mark} story` }))
  await done(admin.upload('api/emp/storyBoard/picture', new Uint8Array(png(4, 4)), `${mark}.png`))
  const thanked = { type_id: (await done(admin.get('api/panel/rewards/type')))[0].id, employee_ids: [people[1]] }
  await done(admin.post('api/emp/reward', { ...thanked, message: `${mark} thanks` }))
  const points = { employee_ids: people, points: 500, reason: `${mark} reason` }
  await done(admin.post('api/panel/rewards/points', points))
  const mug = await done(admin.post('api/panel/rewards/catalog', { name: `${mark} mug`, cost: 10 }))
  await done(admin.post('api/panel/rewards/redemption', { employee_id: people[1], item_id: mug.id }))
  const course = { name: `${mark} course`, mode: 'classroom', certificate_months: 12 }
  const { id: course_id } = await done(admin.post('api/panel/training/course', course))
  const over = { course_id, starts_on: '2026-01-12', ends_on: '2026-01-12', seats: 3 }
  const learnt = await done(admin.post('api/panel/training/session', over))
  const past = `api/panel/training/session/${learnt.id}`
  await done(admin.post(`${past}/enrol`, { employee_ids: [people[1]] }))
  const there = [{ employee_id: people[1], date: '2026-01-12', present: true }]
  await done(admin.patch(`${past}/attendance`, { items: there }))
  await done(admin.post(`${past}/close`))
  const coming = { course_id, starts_on: '2026-12-14', ends_on: '2026-12-15', seats: 3 }
  const { id: session_id } = await done(admin.post('api/panel/training/session', coming))
  await done(admin.post('api/panel/application/training', { employee_id: people[1], session_id, confirm: 1 }))
  const field = { name: `${mark} size`, kind: 'choice', choices: ['S', 'M'], for_own: 1, for_managers: 1 }
  const { id: field_id } = await done(admin.post('api/panel/company/customField', field))
  await done(admin.patch(`api/panel/employee/customField/${people[1]}`, { values: [{ field_id, value: 'S' }] }))
  for (const asset_no of [`${mark}-1`, `${mark}-2`]) {
    const { id } = await done(admin.post('api/panel/equipment', { asset_no, name: `${mark} phone` }))
    if (asset_no.endsWith('1')) await done(admin.post(`api/panel/equipment/${id}/give`, { employee_id: people[1] }))
  }
  const centre = { code: `${mark}-1`, name: `${mark} centre`, budget: '5000.00' }
  const { id: cost_centre_id } = await done(admin.post('api/panel/application/travel/costCenter', centre))
  const perDiem = { place: `${mark} town`, currency_code: 'MYR', full_day: '120.00', effective_from: '2026-01-01' }
  await done(admin.post('api/panel/application/travel/perDiem', perDiem))
  const days = { from: '2026-12-14', to: '2026-12-15' }
  const trip = {
    ...{ purpose: `${mark} purpose`, ...days, destinations: [{ place: `${mark} town`, country_code: 'MY', ...days }] },
    ...{ cost_centres: [{ cost_centre_id, percentage: '100' }], advance_amount: '200.00', confirm: 1 },
  }
  await done(admin.post('api/panel/application/travel', { employee_id: people[1], ...trip }))
  const [claimCategory] = (await admin.get('api/panel/company/claimCategory')).body.data
  const kindOfClaim = { name: `${mark} taxi`, claim_category_id: claimCategory.id, require_receipt: false }
  const { id: type_id } = await done(admin.post('api/panel/company/claim', kindOfClaim))
  const limit = { name: `${mark} limit`, scope: 'type', type_id, period: 'year', amount: '500.00' }
  await done(admin.post('api/panel/company/claimLimit', limit))
  const spent = { type_id, expense_date: '2026-01-06', note: `${mark} claim`, confirm: 1 }
  await done(admin.post('api/panel/application/claim', { employee_id: people[1], amount: '12.00', ...spent }))
  const { id: category_id } = await done(
    admin.post('api/panel/payroll/my/template/category', { name: `${mark} reports` }),
  )
  const columns = [{ key: 'cost', label: 'Cost', formula: 'gross_pay' }]
  const report = { name: `${mark} report`, type: 'payslip', category_id, columns }
  await done(admin.post('api/panel/payroll/template', report))
  const booked = { figure: 'net_pay', credit_account: '2300', credit_name: `${mark} net pay` }
  await done(admin.post('api/panel/payroll/ledger/account', booked))
  const onCall = { name: `${mark} standby`, short_name: 'NIGHT', start_time: '22:00', end_time: '06:00' }
  const standby = await done(
    admin.post('api/panel/standby/store', { ...onCall, allowance_type: 'fixed', allowance_amount: '40.00' }),
  )
  const duty = { employee_id: people[1], date: '2026-12-02', standby_ids: [standby.id] }
  await done(admin.post('api/panel/standby/schedule/cells', { cells: [duty], confirm: 1 }))
  const [position] = (await admin.get('api/panel/company/position')).body.data
  const sought = { position_id: position.id, department_id, headcount: 2, job_type: 'full_time', salary_to: '5000.00' }
  const team = [{ employee_id: people[1], part: 'interviewer' }]
  const vacancy = await done(
    admin.post('api/panel/onboarding/job/vacancy', { ...sought, team, description: `${mark} vacancy` }),
  )
  // Anybody may see one that is published.
  const advertised = { vacancy_id: vacancy.id, title: `${mark} advertisement`, is_active: 0 }
  await done(admin.post('api/panel/onboarding/job/advertisement', advertised))
  const applicant = async (name: string, phone: string) => {
    const person = { full_name: `${mark} ${name}`, email: `${name}@${mark.toLowerCase()}.example`, phone }
    const { id: candidate } = await done(
      admin.post('api/panel/onboarding/candidate', {
        vacancy_id: vacancy.id,
        ...person,
        cover_letter: `${mark} letter`,
      }),
    )
    return `api/panel/onboarding/candidate/${candidate}`
  }
  const interviewed = await applicant('applicant', '0123330001')
  await applicant('another', '0123330002')
  await done(admin.post(`${interviewed}/note`, { text: `${mark} note` }))
  const meeting = {
    starts_at: '2031-01-06T02:00:00Z',
    minutes: 30,
    place: `${mark} place`,
    interviewer_ids: [people[1]],
  }
  await done(admin.post(`${interviewed}/interview`, meeting))
  const offered = { offered_salary: '4600.00', first_day: '2031-02-03', position_id: position.id, department_id }
  const offer = { employment_type: 'full_time', probation_months: 3, expires_on: '2031-01-20', letter_language: 'en' }
  await done(admin.post(`${interviewed}/offer`, { ...offered, ...offer, confirm: 1 }))
  const loan = { kind: 'loan', name: `${mark} loan`, principal: '900.00', instalment: '300.00', from: '2027-01' }
  const lent = await done(admin.post('api/panel/payroll/loan', { employee_id: people[2], ...loan }))
  await done(admin.post(`api/panel/payroll/loan/${lent.id}/skip`, { month: '2027-03', reason: `${mark} reason` }))
  const { revision } = await done(admin.get(`api/panel/employee/show/profile/details/${people[4]}`))
  const raise = { components: { basic_salary: '9100.00' }, effective_from: '2026-01-01', reason: `${mark} raise` }
  await done(admin.patch(`api/panel/employee/compensation/${people[4]}`, { ...raise, revision }))
  const dismissed = { employee_ids: [people[4]], reason: `${mark} reason` }
  await done(admin.post('api/panel/payroll/retro/dismiss', dismissed))
  const list = { name: `${mark} list`, kind: 'joining', tasks: [{ name: `${mark} task`, owner: 'hr' }] }
  const { id: checklist } = await done(admin.post('api/panel/onboarding/checklist', list))
  const joining = { employee_id: people[2], checklist_ids: [checklist] }
  const { id: orientation } = await done(admin.post('api/panel/onboarding/orientation', joining))
  const tour = { name: `${mark} tour`, host_id: people[1], starts_at: '2035-01-15T10:00', minutes: 30 }
  await done(admin.post(`api/panel/onboarding/orientation/${orientation}/meeting`, tour))
  const reviewed = { employee_id: people[2], probation_end_date: '2027-02-28' }
  await done(admin.post('api/panel/probation', reviewed))
  await done(admin.post('api/panel/successFactor/performance', { name: `${mark} factor`, kind: 'value' }))
  const rated = {
    year: 2026,
    from_on: '2026-01-01',
    to_on: '2026-12-31',
    factors: [{ name: `${mark} row`, weight: 100 }],
  }
  const cycle = await done(
    admin.post('api/panel/performanceReview/cycle', { name: `${mark} period`, period: 'year_end', ...rated }),
  )
  await done(admin.post('api/panel/performanceReview', { cycle_id: cycle.id, employee_id: people[2] }))
  const factor = await done(admin.post('api/panel/successFactor/okr', { name: `${mark} aim`, kind: 'customer' }))
  const reached = [{ name: `${mark} result`, start_value: '0', target_value: '10' }]
  const objectives = [{ name: `${mark} objective`, weight: 100, factor_id: factor.id, key_results: reached }]
  const wanted = { owner_kind: 'person', employee_id: people[2], year: 2026, quarter: 4, objectives }
  const set = await done(admin.post('api/panel/okr', wanted))
  await done(admin.post(`api/panel/okr/${set.id}/proceed`, {}))
  const said = {
    key_result_id: set.objectives[0].key_results[0].id,
    value: '4',
    confidence: 2,
    comment: `${mark} word`,
  }
  await done(admin.post(`api/panel/okr/${set.id}/checkIn`, said))
  await done(admin.post('api/panel/okr/template', { name: `${mark} template`, objectives }))
  const reasons = (await admin.get('api/panel/company/exitReason/index?exit_type_id=1')).body.data
  const goes = { exit_type_id: 1, exit_reason_ids: [reasons[0].id], notice_date: '2026-11-02' }
  const exit = await done(
    admin.post('api/panel/exit', { employee_id: people[3], ...goes, last_working_date: '2035-12-31' }),
  )
  await done(admin.post(`api/panel/exit/${exit.id}/acknowledge`))
  await leaveLetters(product, { admin, id, people, mark })
  await leaveReport(admin, mark)
  const forms = 'api/panel/payroll/yearForm'
  await done(admin.post(`${forms}/ea/2026/release`, { employee_ids: [people[0]] }))
  await done(admin.post('api/panel/payroll/calendar/epf-2026-01/done', { paid_on: '2026-02-10', reference: mark }))
  const leaving = { form: 'cp21', employee_id: people[2], event_on: '2030-06-30', fields: { A8: `${mark} town` } }
  await done(admin.post('api/panel/payroll/notice', leaving))
  await done(admin.patch(`${forms}/details`, { officer_name: `${mark} officer` }))
  await done(admin.patch(`${forms}/ea/boxes`, { boxes: { bonus: 'B1c' } }))
  const kiosk = { name: `${mark} kiosk`, coordinate_id: coordinate.id, ways: ['qr', 'staff_code'] }
  await done(admin.post('api/panel/attendance/kiosk', kiosk))
  const logs = [{ clock_code: '77', time: '2026-01-06 09:00:00' }]
  await done(admin.post('api/panel/devices/log', { device: `${mark} terminal`, logs }))
  await done(admin.post('api/panel/company/department/create/division', { department_id, name: `${mark} division` }))
  const payroll = await colleague(admin, ['HR Payroll'], { email: `payroll@${mark.toLowerCase()}.example` })
  const { account_id } = await done(admin.get('api/auth/me'))
  await leaveJob(product, id, account_id, mark)
  await leaveSwap(product, id, people, mark)
  await leaveTaxClaim(product, id, people)
  await leaveBill(product, id, mark)
  await product.db
    .forCompany(id)
    .transaction((tx) => notify(tx, id, [account_id], { word: `${mark} notice`, link: '/app/payroll' }))
  // What requests told by mail is queued now, not a while later while its rows are compared.
  await queueWantedMails(product.services)
  return { mark, id, admin, payroll, reviewer, people }
}
