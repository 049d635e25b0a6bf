/**
 * The law of Taiwan as one thing: every scheme, every dated file, the types of pay item. A page imports this entry
 * alone and so loads no other country.
 */
import { countryLaw } from '../core/country-law.ts'
import book from './book.yaml'
import { coverageFile, coverageScheme } from './coverage/coverage.ts'
import { arrearsFundScheme } from './funds/arrears-fund.ts'
import { fundsFile } from './funds/funds-file.ts'
import { welfareFundScheme } from './funds/welfare-fund.ts'
import { healthInsuranceScheme } from './health-insurance/health-insurance.ts'
import { healthInsuranceFile } from './health-insurance/health-insurance-law.ts'
import { healthSupplementaryScheme } from './health-insurance/health-supplementary.ts'
import { insuredDaysScheme, insuredFile } from './insured/insured-days.ts'
import { insuredGradesScheme } from './insured/insured-grades.ts'
import { labourInsuranceScheme } from './labour-insurance/labour-insurance.ts'
import { labourInsuranceFile } from './labour-insurance/labour-insurance-law.ts'
import { annualLeaveScheme } from './labour-standards/annual-leave.ts'
import { annualLeavePayoutScheme } from './labour-standards/annual-leave-payout.ts'
import { labourStandardsFile } from './labour-standards/labour-standards-file.ts'
import { lateDeductionScheme } from './labour-standards/late-deduction.ts'
import { leaveEntitlementScheme } from './labour-standards/leave-entitlement.ts'
import { leavePayScheme } from './labour-standards/leave-pay.ts'
import { noticePeriodScheme } from './labour-standards/notice-period.ts'
import { overtimeScheme } from './labour-standards/overtime.ts'
import { overtimeLimitScheme } from './labour-standards/overtime-limit.ts'
import { prorationScheme } from './labour-standards/proration.ts'
import { restInLieuScheme } from './labour-standards/rest-in-lieu.ts'
import { leaveKindsFile } from './leave-kinds/leave-kinds.ts'
import { leavingFile } from './leaving/leaving-file.ts'
import { retirementScheme } from './leaving/retirement.ts'
import { severanceScheme } from './leaving/severance.ts'
import { leavingDutiesFile } from './leaving-duties/leaving-duties.ts'
import { minimumWageScheme } from './minimum-wage/minimum-wage.ts'
import { minimumWageFile } from './minimum-wage/minimum-wage-law.ts'
import { occupationalAccidentScheme } from './occupational-accident/occupational-accident.ts'
import { occupationalAccidentCheckScheme } from './occupational-accident/occupational-accident-check.ts'
import { occupationalFile } from './occupational-accident/occupational-accident-law.ts'
import { payItemsFile } from './payslip/pay-items.ts'
import { payslipScheme } from './payslip/payslip.ts'
import { pensionScheme } from './pension/pension.ts'
import { pensionFile } from './pension/pension-law.ts'
import { severanceTaxScheme } from './withholding/severance-tax.ts'
import { taxResidencyScheme } from './withholding/tax-residency.ts'
import { withholdingScheme } from './withholding/withholding.ts'
import { withholdingFile } from './withholding/withholding-law.ts'

export const taiwan = countryLaw(
  book,
  [
    insuredFile,
    labourInsuranceFile,
    occupationalFile,
    healthInsuranceFile,
    pensionFile,
    withholdingFile,
    payItemsFile,
    minimumWageFile,
    labourStandardsFile,
    leaveKindsFile,
    leavingDutiesFile,
    leavingFile,
    fundsFile,
    coverageFile,
  ],
  [
    payslipScheme,
    insuredGradesScheme,
    insuredDaysScheme,
    labourInsuranceScheme,
    occupationalAccidentScheme,
    occupationalAccidentCheckScheme,
    healthInsuranceScheme,
    healthSupplementaryScheme,
    pensionScheme,
    withholdingScheme,
    taxResidencyScheme,
    severanceTaxScheme,
    overtimeScheme,
    overtimeLimitScheme,
    annualLeaveScheme,
    annualLeavePayoutScheme,
    lateDeductionScheme,
    restInLieuScheme,
    leavePayScheme,
    leaveEntitlementScheme,
    prorationScheme,
    minimumWageScheme,
    severanceScheme,
    noticePeriodScheme,
    retirementScheme,
    arrearsFundScheme,
    welfareFundScheme,
    coverageScheme,
  ],
)

export { leaveKinds } from './leave-kinds/leave-kinds.ts'
// What payroll needs beside answers: the types of pay item with their treatment, and what a month adds to the year.
export {
  type PayItem,
  type PayslipAmount,
  payItems,
  payslipAmounts,
  type Treatment,
  treatmentOf,
} from './payslip/pay-items.ts'
export { type YearToDateGiven, yearToDateAfter } from './payslip/year-to-date.ts'
