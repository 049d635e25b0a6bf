// Read from the declared calls: which of them take an id, in the path or in the body.
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { calls } from '#apps/server/calls.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'

/** The holes of the path that take an id and nothing but ids. */
export function idHoles({ params }: Endpoint): string[] {
  return Object.entries(params?.shape ?? {}).flatMap(([name, schema]) => {
    const takes = (value: string) => z.object({ it: schema as z.ZodType }).safeParse({ it: value }).success
    return takes(randomUUID()) && !takes('zz') ? [name] : []
  })
}

/** Operations name companies, and have a second door; tests of their own see to it. */
const ofCompanies = calls.filter(({ access }) => access.to !== 'operations')

export const callsByPathId = ofCompanies.filter((call) => idHoles(call).length > 0)

/** Those whose body has a field for an id of anything, at any depth. */
export const callsByBodyId = ofCompanies.filter(
  ({ body }) =>
    body !== undefined &&
    /"format":"uuid"/.test(JSON.stringify(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }))),
)
export const callsByQueryId = ofCompanies.filter(
  ({ query }) =>
    query !== undefined &&
    /"format":"uuid"/.test(JSON.stringify(z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }))),
)

/** Other holes are filled with what the call would find something by. */
const FILLED: Readonly<Record<string, string>> = {
  year: '2026',
  month: '01',
  run: '2',
  figure: 'net_pay',
  card: 'papers',
  name: 'epf',
  bank: 'maybank',
  x: '0',
  kind: 'leave',
  part: 'pay',
}

export function pathOf(call: Endpoint, holes: Readonly<Record<string, string>> = {}): string {
  return call.path.replace(/\{(\w+)\}/g, (_, name: string) => holes[name] ?? chosenOf(call, name) ?? name)
}

/** Where it is one of a few, one of them. */
function chosenOf({ params }: Endpoint, name: string): string | undefined {
  const of = params?.shape[name]
  const few = of instanceof z.ZodEnum ? of.options.map(String) : undefined
  const filled = FILLED[name]
  return few && !few.includes(filled ?? '') ? few[0] : filled
}

/** Tables of the things that calls are about, by the beginning of their ids; the longest that fits counts. */
const THINGS: Readonly<Record<string, string>> = {
  approvals: 'approval_requests',
  attendance: 'kiosks',
  billing: 'billing_invoices',
  'billing.ownReceiptPdf': 'billing_payments',
  'attendance.photo': 'clockings',
  'approvals.endDelegation': 'approval_delegations',
  'company.changeSettings': 'companies',
  'company.preferBank': 'company_banks',
  'company.removeBank': 'company_banks',
  exit: 'exits',
  'exit.changeReason': 'exit_reasons',
  'exit.undoReasons': 'import_batches',
  holidays: 'holidays',
  'holidays.makeUpDay': 'make_up_days',
  'holidays.changeMakeUpDay': 'make_up_days',
  'holidays.removeMakeUpDay': 'make_up_days',
  employees: 'employees',
  'employees.batch': 'import_batches',
  'employees.undoBatch': 'import_batches',
  'employees.undoMany': 'import_batches',
  identity: 'accounts',
  'identity.endSession': 'sessions',
  jobs: 'jobs',
  'migration.undo': 'import_batches',
  leave: 'leave_applications',
  'leave.offInLieu': 'earned_days',
  'leave.replacementHoliday': 'earned_days',
  wfh: 'wfh_requests',
  'wfh.attachment': 'wfh_attachments',
  wellbeing: 'wellbeing_alerts',
  storyBoard: 'story_posts',
  'storyBoard.picture': 'story_pictures',
  announcement: 'announcements',
  'announcement.attachment': 'announcement_files',
  'announcement.ownAttachment': 'announcement_files',
  training: 'training_requests',
  'training.course': 'training_courses',
  'training.changeCourse': 'training_courses',
  'training.removeCourse': 'training_courses',
  'training.session': 'training_sessions',
  'training.changeSession': 'training_sessions',
  'training.removeSession': 'training_sessions',
  'training.enrol': 'training_sessions',
  'training.giveUpSeat': 'training_sessions',
  'training.attendance': 'training_sessions',
  'training.close': 'training_sessions',
  'training.signInSheet': 'training_sessions',
  'training.settleBond': 'training_sessions',
  'training.feedback': 'training_sessions',
  'training.certificateFile': 'training_certificates',
  'training.ownCertificateFile': 'training_certificates',
  travel: 'travel_requests',
  'travel.costCentre': 'travel_cost_centres',
  'travel.changeCostCentre': 'travel_cost_centres',
  'travel.removeCostCentre': 'travel_cost_centres',
  'travel.perDiem': 'travel_per_diems',
  'travel.changePerDiem': 'travel_per_diems',
  'travel.removePerDiem': 'travel_per_diems',
  documents: 'letters',
  'documents.template': 'letter_templates',
  'documents.changeTemplate': 'letter_templates',
  'documents.removeTemplate': 'letter_templates',
  'documents.refuseRequest': 'letter_requests',
  'documents.cancelRequest': 'letter_requests',
  'leave.undoCarryForward': 'leave_year_runs',
  'leave.unlockDays': 'leave_locks',
  notices: 'notices',
  claims: 'claims',
  'claims.attachment': 'claim_attachments',
  'claims.attachmentPicture': 'claim_attachments',
  'claims.attachmentFor': 'claim_attachments',
  'claims.reading': 'claim_attachments',
  'claims.readingFor': 'claim_attachments',
  'claims.dropAttachment': 'claim_attachments',
  'claims.dropAttachmentFor': 'claim_attachments',
  'claims.draft': 'claim_drafts',
  'claims.changeDraft': 'claim_drafts',
  'claims.dropDraft': 'claim_drafts',
  'claims.limit': 'claim_limits',
  'claims.changeLimit': 'claim_limits',
  'claims.removeLimit': 'claim_limits',
  'claims.adjustBalance': 'employees',
  'claims.payment': 'claim_payments',
  'claims.paymentFile': 'claim_payments',
  'claims.payPayment': 'claim_payments',
  'claims.dropPayment': 'claim_payments',
  'claims.category': 'claim_categories',
  'claims.changeCategory': 'claim_categories',
  'claims.group': 'claim_groups',
  'claims.changeGroup': 'claim_groups',
  'claims.removeGroup': 'claim_groups',
  'claims.changeType': 'claim_types',
  'organisation-chart': 'employees',
  organisation: 'departments',
  'organisation.changeDivision': 'divisions',
  'organisation.removeDivision': 'divisions',
  'organisation.changePosition': 'positions',
  'organisation.removePosition': 'positions',
  'organisation.positionEmployees': 'positions',
  'organisation.positionDepartments': 'positions',
  'organisation.addPositionDepartments': 'positions',
  'organisation.competencies': 'positions',
  'organisation.changeCompetencies': 'positions',
  'organisation.undoDepartments': 'import_batches',
  'organisation.undoPositions': 'import_batches',
  'organisation.undoCompetencies': 'import_batches',
  'organisation.changeJobLevel': 'job_levels',
  'organisation.removeJobLevel': 'job_levels',
  payroll: 'payslips',
  'payroll.settlement': 'employees',
  'payroll.settle': 'employees',
  'payroll.unsettle': 'employees',
  'payroll.settlementLetter': 'employees',
  'payroll.incomeTax': 'employees',
  'payroll.changeIncomeTax': 'employees',
  'payroll.acceptTaxClaim': 'tax_claim_requests',
  'payroll.declineTaxClaim': 'tax_claim_requests',
  'payroll.taxClaimPaper': 'tax_claim_requests',
  'payroll.ownTaxClaimPaper': 'tax_claim_requests',
  'payroll.withdrawTaxClaim': 'tax_claim_requests',
  'payroll.changeItem': 'pay_items',
  'payroll.removeItem': 'pay_items',
  'payroll.changeRecurring': 'recurring_pay_items',
  'payroll.removeRecurring': 'recurring_pay_items',
  'payroll.earningCategory': 'earning_categories',
  'payroll.changeEarningCategory': 'earning_categories',
  'payroll.removeEarningCategory': 'earning_categories',
  'payroll.undoEarningCategories': 'import_batches',
  'payroll.payTemplate': 'pay_templates',
  'payroll.changePayTemplate': 'pay_templates',
  'payroll.removePayTemplate': 'pay_templates',
  'payroll.givePayTemplate': 'pay_templates',
  recruitment: 'vacancies',
  'recruitment.advertisement': 'job_advertisements',
  'recruitment.changeAdvertisement': 'job_advertisements',
  'recruitment.removeAdvertisement': 'job_advertisements',
  'recruitment.openJob': 'job_advertisements',
  candidates: 'candidates',
  'candidates.form': 'job_advertisements',
  'candidates.changeInterview': 'interviews',
  'candidates.cancelInterview': 'interviews',
  'candidates.ledInterview': 'interviews',
  'candidates.ledResume': 'interviews',
  'candidates.score': 'interviews',
  'candidates.teamChange': 'interviews',
  'candidates.teamCancel': 'interviews',
  'candidates.offerLetter': 'offers',
  'candidates.sendOffer': 'offers',
  'candidates.withdrawOffer': 'offers',
  standby: 'standbys',
  payforms: 'employees',
  paynotices: 'employment_notices',
  loans: 'loans',
  probation: 'probation_reviews',
  okr: 'okrs',
  'okr.template': 'okr_templates',
  'okr.changeTemplate': 'okr_templates',
  'okr.removeTemplate': 'okr_templates',
  'okr.giveTemplate': 'okr_templates',
  'okr.factor': 'okr_success_factors',
  'okr.changeFactor': 'okr_success_factors',
  'okr.removeFactor': 'okr_success_factors',
  performance: 'performance_reviews',
  'performance.changeCycle': 'review_cycles',
  'performance.removeCycle': 'review_cycles',
  'performance.launch': 'review_cycles',
  'performance.factor': 'success_factors',
  'performance.changeFactor': 'success_factors',
  'performance.removeFactor': 'success_factors',
  onboarding: 'orientations',
  'onboarding.checklist': 'checklists',
  'onboarding.changeChecklist': 'checklists',
  'onboarding.removeChecklist': 'checklists',
  'onboarding.changeMeeting': 'orientation_meetings',
  'onboarding.removeMeeting': 'orientation_meetings',
  'onboarding.changeTask': 'orientation_tasks',
  'onboarding.done': 'orientation_tasks',
  'onboarding.newcomerDone': 'orientation_tasks',
  'loans.undoImport': 'import_batches',
  'travel.undoCostCentres': 'import_batches',
  'claims.undoBalances': 'import_batches',
  'travel.undoPerDiems': 'import_batches',
  'training.undoCourses': 'import_batches',
  'candidates.undoImport': 'import_batches',
  'payreports.ledgerAccount': 'ledger_accounts',
  'payreports.changeLedgerAccount': 'ledger_accounts',
  'payreports.removeLedgerAccount': 'ledger_accounts',
  'payreports.changeTemplate': 'pay_report_templates',
  'payreports.removeTemplate': 'pay_report_templates',
  'payreports.changeCategory': 'pay_report_categories',
  'payreports.removeCategory': 'pay_report_categories',
  overtime: 'overtime_claims',
  shifts: 'shifts',
  'shifts.totalHours': 'employees',
  'shifts.weekOf': 'employees',
  'shifts.replace': 'employees',
  'shifts.replacements': 'employees',
  'shifts.order': 'departments',
  'shifts.answerSwap': 'shift_swaps',
  'shifts.cancelSwap': 'shift_swaps',
  'shifts.template': 'departments',
  undo: 'undos',
  views: 'saved_views',
}

/** Of these ids by table, one of the kind that the call asks for. */
export const idFor = (call: Endpoint, ids: ReadonlyMap<string, readonly string[]>): string =>
  ids.get(tableOf(call))?.at(-1) ?? randomUUID()

export function tableOf(call: Endpoint): string {
  const named = Object.keys(THINGS).filter((start) => call.id.startsWith(start))
  const [closest = ''] = named.toSorted((one, other) => other.length - one.length)
  return THINGS[closest] ?? ''
}
