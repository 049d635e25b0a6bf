/**
 * Every read of pay data stands in the activity log. Which calls read it is told by what
 * they answer, so that a new one cannot forget to say so.
 */
import { expect, test } from 'vitest'
import { z } from 'zod'
import { calls } from '#apps/server/calls.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'

const PAY = /salary|wage|(^|_)(gross|net|pay|amount|cost|median)(_|$)/

/** Names that sound like pay and are none, and reads of pay that are no entry, each with its reason. */
const notPay: Readonly<Record<string, string>> = {
  'billing.sellers': 'how companies pay the product',
  'billing.billing': 'what a company pays for the product',
  'billing.invoices': 'what a company pays for the product',
  'billing.invoice': 'what a company pays for the product',
  'billing.payments': 'what a company pays for the product',
  'billing.payment': 'what a company pays for the product',
  'billing.own': 'what a company pays for the product',
  'rewards.items': 'what an item of the catalogue costs in points and is worth',
  'rewards.item': 'what an item of the catalogue costs in points and is worth',
  'rewards.redemptions': 'what an item of the catalogue costs in points and is worth',
  'rewards.redemption': 'what an item of the catalogue costs in points and is worth',
  'rewards.catalog': 'what an item costs in points',
  'rewards.ownRedemptions': 'what an item costs in points',
  'approvals.list': 'the amount of a claim',
  'approvals.one': 'the amount of a claim',
  'approvals.chains': 'from which amount of a claim a chain holds',
  'claims.types': 'what a kilometre comes to',
  'claims.ownChoices': 'what somebody may charge a claim to',
  'claims.choicesFor': 'what somebody may charge a claim to',
  'claims.list': 'what was spent, no pay',
  'claims.one': 'what was spent, no pay',
  'claims.balance': 'what may be spent, no pay',
  'claims.mine': 'one’s own',
  'claims.weeks': 'one’s own',
  'claims.reading': 'what stands on a receipt',
  'claims.readingFor': 'what stands on a receipt',
  'claims.journal': 'sums of what was spent, by account and cost centre',
  'claims.ownTypes': 'what a kilometre comes to',
  'claims.ownBalance': 'one’s own',
  'claims.limits': 'how much may be claimed, of nobody',
  'claims.limit': 'how much may be claimed, of nobody',
  'claims.payment': 'what was spent, no pay',
  'claims.payments': 'what was spent, no pay',
  'claims.flow': 'from which amount of a claim a chain holds',
  'quarantine.policy': 'from which amount a chain holds',
  'company.settings': 'how pay is worked out, of nobody',
  'employees.personal': 'whether pay may be seen',
  'employees.employment': 'whether pay may be seen',
  'employees.career': 'the name of a cost centre',
  'employees.costCentres': 'names of cost centres and shares',
  'employees.leavingPreview': 'how many changes of pay lie ahead',
  'employees.healthInsureTypes': 'the steps of the law',
  'payroll.payTemplates': 'what would be given, of nobody yet',
  'payroll.payTemplate': 'what would be given, of nobody yet',
  'payroll.fileLayout': 'names of what may stand in a file, of nobody',
  'payroll.ownPayslips': 'one’s own',
  'payroll.ownPayslip': 'one’s own',
  'payroll.ownPayslipWhy': 'one’s own',
  'payroll.ownTaxClaims': 'one’s own',
  'payroll.sendTaxClaim': 'one’s own',
  'exit.list': 'the day by which the last pay is due',
  'exit.one': 'the day by which the last pay is due',
  'exit.own': 'the day by which one’s last pay is due',
  'shifts.list': 'what a shift is paid, of nobody in particular',
  'overtime.list': 'by how much the law pays a day, of nobody in particular',
  'overtime.one': 'by how much the law pays a day, of nobody in particular',
  'overtime.mine': 'one’s own',
  'travel.list': 'what travel costs, and an advance for it',
  'travel.one': 'what travel costs, and an advance for it',
  'travel.mine': 'one’s own',
  'standby.list': 'what standby is paid, of nobody in particular',
  'loans.own': 'one’s own',
  'documents.templates': 'whether a letter has a place for pay, of nobody',
  'documents.template': 'whether a letter has a place for pay, of nobody',
  'probation.ownLetter': 'one’s own',
  'probation.ownOne': 'what its reader suggested, or is asked to agree to',
  'payreports.ledgerAccounts': 'what pay is booked to, of nobody in particular',
  'payreports.ledgerAccount': 'what pay is booked to, of nobody in particular',
  'training.courses': 'what a course costs, of nobody in particular',
  'training.course': 'what a course costs, of nobody in particular',
  'training.sessions': 'what a course costs, of nobody in particular',
  'training.session': 'what a course costs, of nobody in particular',
  'training.bonds': 'what a course binds to, whatever anybody is paid',
  'training.budgets': 'what courses cost, of nobody in particular',
  'training.report': 'what courses cost, of nobody in particular',
  'training.ownBonds': 'one’s own',
  'training.ownSessions': 'what a course binds to, of nobody in particular',
  'training.list': 'what a course costs, whoever goes',
  'training.one': 'what a course costs, whoever goes',
  'training.mine': 'what a course costs, whoever goes',
  'candidates.ownApplication': 'one’s own',
  'candidates.ownOffer': 'one’s own',
  'candidates.acceptOffer': 'one’s own',
  'candidates.declineOffer': 'one’s own',
  'recruitment.vacancies': 'what a position pays, of nobody in particular',
  'recruitment.vacancy': 'what a position pays, of nobody in particular',
  'recruitment.advertisements': 'what a position pays, of nobody in particular',
  'recruitment.advertisement': 'what a position pays, of nobody in particular',
  'recruitment.openJob': 'what a position pays where that is shown, of nobody in particular',
  'dashboard.view': 'sums of all, of nobody in particular',
}
/** Amounts of leave are days and hours. */
const isLeave = ({ id }: Endpoint): boolean => id.startsWith('leave.')

/** Files without pay in them. */
const filesWithoutPay = [
  'announcement.readersFile',
  'announcement.attachment',
  'announcement.ownAttachment',
  'documentation.readersFile',
  'documentation.attachment',
  'documentation.ownAttachment',
  'quarantine.attachment',
  'storyBoard.picture',
  'mood.export',
  'customFields.export',
  'equipment.export',
  // The names of a run, with empty columns.
  'payroll.parallelTemplate',
  'rewards.picture',
  // What a company pays for the product.
  'billing.receipt',
  'billing.invoicePdf',
  'billing.paymentPdf',
  'billing.ownInvoicePdf',
  'billing.ownReceiptPdf',
  // What operations gave it themselves.
  'operations.jsonToTable',
  'activity.export',
  'attendance.export',
  'attendance.ownMonthPdf',
  'attendance.exportRawLogs',
  'attendance.photo',
  'calendar.readFeed',
  'payforms.calendarFeed',
  // Receipts, and sums of what was spent.
  'claims.attachment',
  'claims.attachmentFor',
  'claims.attachmentPicture',
  'claims.exportClaims',
  'claims.exportClaimSheet',
  'claims.form',
  'claims.reportFile',
  'travel.report',
  'performance.pdf',
  'performance.ownPdf',
  'travel.exportCostCentres',
  // One's own letter, papers that newcomers send, the answer about where somebody works.
  'probation.ownLetter',
  'documents.ownPdf',
  'candidates.paper',
  'wfh.letter',
  // Told by itself, with what of pay and numbers was in it.
  'reports.runFile',
  'onboarding.calendar',
  'onboarding.print',
  // What may be claimed, of nobody.
  'claims.exportCategories',
  'claims.exportTypes',
  'claims.exportBalances',
  'travel.exportCostCentres',
  'travel.exportPerDiems',
  'training.exportCourses',
  'training.exportAttendance',
  'training.reportFile',
  'wfh.attachment',
  'company.downloadLogo',
  'company.downloadPhoto',
  'company.exportBanks',
  'company.exportCoordinates',
  'company.exportLimited',
  'company.ownLogo',
  'employees.batchTemplate',
  'employees.documentFile',
  'employees.portrait',
  'employees.facePicture',
  'employees.listFile',
  'employees.ownFacePicture',
  'employees.workPermitFile',
  'exit.certificate',
  'exit.document',
  'exit.exportReasons',
  'exit.ownCertificate',
  'holidays.export',
  'holidays.exportMakeUpDays',
  'leave.attachment',
  'leave.reportFile',
  'organisation-chart.exportPdf',
  'organisation.exportCompetencies',
  'organisation.exportDepartments',
  'organisation.exportJobLevels',
  'organisation.exportPositions',
  // What items are called.
  'payroll.exportEarningCategories',
  // Empty, and one's own.
  'payroll.itemsTemplate',
  'payroll.ownPayslipPdf',
  'payroll.ownTaxClaimPaper',
  'payroll.taxClaimPaper',
  // As people sent them.
  'candidates.resume',
  'candidates.ledResume',
  'candidates.teamResume',
  // One's own.
  'candidates.ownOfferLetter',
  'candidates.ownResume',
  'recruitment.careerLogo',
  'payforms.ownPdf',
  'shifts.export',
  'shifts.ownCalendar',
  'shifts.template',
  'standby.export',
  'standby.template',
  'training.signInSheet',
  'training.certificateFile',
  'training.ownCertificateFile',
]

/** Sheets whose preview tells pay as it is beside what it would be. */
const previewsOfPay = [
  'employees.salaryUpload',
  'employees.updateUpload',
  'payroll.itemsUpload',
  'migration.upload',
  'candidates.import',
]

test('every call that answers pay of somebody else is a read of pay, or a change that has its own entry', () => {
  const silent = calls.filter((call) => !call.readsPay && call.method === 'GET' && !isLeave(call) && answersPay(call))
  expect(silent.map(({ id }) => id).filter((id) => !(id in notPay))).toEqual([])
})

test('every file with pay in it, and every sheet whose preview tells pay, is a read of pay', () => {
  const silent = calls.filter(({ download, readsPay }) => download && !readsPay).map(({ id }) => id)
  expect(silent.filter((id) => !filesWithoutPay.includes(id))).toEqual([])
  expect(previewsOfPay.filter((id) => !calls.some((call) => call.id === id && call.readsPay))).toEqual([])
})

test('what is left out is still there', () => {
  const ids = calls.map(({ id }) => id)
  expect([...Object.keys(notPay), ...filesWithoutPay].filter((id) => !ids.includes(id))).toEqual([])
})

const answersPay = ({ response }: Endpoint): boolean =>
  response !== undefined && namesIn(z.toJSONSchema(response, { unrepresentable: 'any' })).some((name) => PAY.test(name))

function namesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const own =
    'properties' in schema && typeof schema.properties === 'object' ? Object.keys(schema.properties ?? {}) : []
  return [...own, ...Object.values(schema).flatMap(namesIn)]
}
