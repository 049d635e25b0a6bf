/**
 * The law of the Philippines as one thing: every scheme, every dated file, the types of earning. A page imports this
 * entry alone and so loads no other country.
 */
import { countryLaw } from '../core/country-law.ts'
import { benefitsExclusionScheme } from './benefits/benefits-exclusion.ts'
import { benefitsFile } from './benefits/benefits-file.ts'
import { deMinimisScheme } from './benefits/de-minimis.ts'
import { thirteenthMonthScheme } from './benefits/thirteenth-month.ts'
import book from './book.yaml'
import { alphalistScheme, filesFile } from './files/alphalist.ts'
import { holidayScheme, holidaysFile } from './holidays/holiday.ts'
import { leaveEntitlementScheme } from './leave/leave-entitlement.ts'
import { leaveFile } from './leave/leave-file.ts'
import { serviceIncentiveLeaveScheme } from './leave/service-incentive-leave.ts'
import { leaveKindsFile } from './leave-kinds/leave-kinds.ts'
import { leavingFile } from './leaving/credited-years.ts'
import { finalPayScheme } from './leaving/final-pay.ts'
import { retirementPayScheme } from './leaving/retirement-pay.ts'
import { separationPayScheme } from './leaving/separation-pay.ts'
import { leavingDutiesFile } from './leaving-duties/leaving-duties.ts'
import { minimumWageFile, minimumWageScheme } from './minimum-wage/minimum-wage.ts'
import { fringeBenefitTaxScheme } from './other-taxes/fringe-benefit-tax.ts'
import { nonResidentTaxScheme } from './other-taxes/non-resident-tax.ts'
import { otherTaxesFile } from './other-taxes/other-taxes-file.ts'
import { pagIbigFile, pagIbigScheme } from './pag-ibig/pag-ibig.ts'
import { payItemsFile } from './payslip/pay-items.ts'
import { payslipScheme } from './payslip/payslip.ts'
import { philhealthFile, philhealthScheme } from './philhealth/philhealth.ts'
import { attendanceDeductionScheme } from './rates-of-pay/attendance-deduction.ts'
import { dailyRateScheme } from './rates-of-pay/daily-rate.ts'
import { prorationScheme } from './rates-of-pay/proration.ts'
import { ratesOfPayFile } from './rates-of-pay/working-day.ts'
import { sssScheme } from './sss/sss.ts'
import { sssFile } from './sss/sss-law.ts'
import { withholdingAnnualScheme } from './withholding/annualised.ts'
import { withholdingCumulativeScheme } from './withholding/cumulative-average.ts'
import { withholdingScheme } from './withholding/withholding.ts'
import { withholdingFile } from './withholding/withholding-law.ts'
import { dailyPaidPeriodScheme } from './working-time/daily-paid-period.ts'
import { dayPayScheme } from './working-time/day-pay.ts'
import { workingTimeFile } from './working-time/premiums.ts'

export const philippines = countryLaw(
  book,
  [
    sssFile,
    philhealthFile,
    pagIbigFile,
    withholdingFile,
    benefitsFile,
    payItemsFile,
    ratesOfPayFile,
    workingTimeFile,
    holidaysFile,
    minimumWageFile,
    leaveFile,
    leaveKindsFile,
    leavingDutiesFile,
    leavingFile,
    otherTaxesFile,
    filesFile,
  ],
  [
    sssScheme,
    philhealthScheme,
    pagIbigScheme,
    withholdingScheme,
    withholdingCumulativeScheme,
    withholdingAnnualScheme,
    benefitsExclusionScheme,
    thirteenthMonthScheme,
    deMinimisScheme,
    payslipScheme,
    dayPayScheme,
    dailyPaidPeriodScheme,
    dailyRateScheme,
    attendanceDeductionScheme,
    prorationScheme,
    holidayScheme,
    minimumWageScheme,
    serviceIncentiveLeaveScheme,
    leaveEntitlementScheme,
    retirementPayScheme,
    separationPayScheme,
    finalPayScheme,
    fringeBenefitTaxScheme,
    nonResidentTaxScheme,
    alphalistScheme,
  ],
)

// What others need beside answers: the calendars of holidays, the types of earning with their treatment, and what a
// payslip adds to the year.
export { calendar, type Holiday } from './holidays/holiday.ts'
export { leaveKinds } from './leave-kinds/leave-kinds.ts'
export { type PayItem, payItems, type TaxKind, type Treatment, treatmentOf } from './payslip/pay-items.ts'
export { type YearGiven, yearAfter } from './payslip/year-to-date.ts'
