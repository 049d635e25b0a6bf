// Sets pages in a thread of its own, which stays warm: typefaces are read and templates parsed once.
import { parentPort } from 'node:worker_threads'
import attendanceMonth from '#modules/attendance/server/days/attendance-month.typ'
import bill from '#modules/billing/server/bill.typ'
import claimForm from '#modules/claims/server/form/claim-form.typ'
import writtenLetter from '#modules/documents/server/letter.typ'
import certificate from '#modules/exit/server/certificate.typ'
import orientation from '#modules/onboarding/server/meetings/orientation.typ'
import organisationChart from '#modules/organisation-chart/server/organisation-chart.typ'
import yearForm from '#modules/payforms/server/year-form.typ'
import payReport from '#modules/payreports/server/pay-report.typ'
import payslip from '#modules/payroll/server/output/payslip.typ'
import settlement from '#modules/payroll/server/settlement/settlement.typ'
import performanceReview from '#modules/performance/server/pdf/performance-review.typ'
import report from '#modules/report-generator/server/report.typ'
import roster from '#modules/shifts/server/sheets/roster.typ'
import trainingCertificate from '#modules/training/server/pdf/training-certificate.typ'
import trainingSignIn from '#modules/training/server/pdf/training-sign-in.typ'
import travelReport from '#modules/travel/server/report/travel-report.typ'
import { fontFiles } from '#platform/pdf/server/fonts.ts'
import { joinPdfs } from '#platform/pdf/server/join-pdfs.ts'
import letter from '#platform/pdf/server/letter.typ'
import type { PdfAnswer, PdfOrder } from '#platform/pdf/server/pdf-maker.ts'
import { typesetter } from '#platform/pdf/server/typesetter.ts'

const port = parentPort
if (port === null) throw new Error('This program runs as a worker thread only.')
const pages = typesetter(
  {
    payslip,
    'organisation-chart': organisationChart,
    'attendance-month': attendanceMonth,
    roster,
    'performance-review': performanceReview,
    certificate,
    'claim-form': claimForm,
    settlement,
    'training-certificate': trainingCertificate,
    'training-sign-in': trainingSignIn,
    'travel-report': travelReport,
    letter,
    'written-letter': writtenLetter,
    orientation,
    'pay-report': payReport,
    report,
    'year-form': yearForm,
    bill,
  },
  fontFiles(),
)

port.on('message', (order: PdfOrder) => {
  try {
    const made = 'join' in order ? joinPdfs(order.join) : pages.set(order)
    // A copy of its own, because the typesetter's memory cannot be handed over.
    const pdf = new Uint8Array(made)
    port.postMessage({ pdf } satisfies PdfAnswer, [pdf.buffer])
  } catch (error) {
    port.postMessage({ failed: error instanceof Error ? error.message : String(error) } satisfies PdfAnswer)
  }
})
