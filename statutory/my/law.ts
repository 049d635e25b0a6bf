/**
 * The law of Malaysia as one thing: every scheme, every dated file, the types of earning. A page imports this
 * entry alone and so loads no other country.
 */
import { countryLaw } from '../core/country-law.ts'
import book from './book.yaml'
import { eisFile, eisScheme } from './eis/eis.ts'
import { annualLeaveScheme } from './employment-act/annual-leave.ts'
import { employmentActFile } from './employment-act/employment-act-file.ts'
import { leaveEncashmentScheme } from './employment-act/leave-encashment.ts'
import { maternityLeaveScheme } from './employment-act/maternity-leave.ts'
import { noticeScheme } from './employment-act/notice.ts'
import { overtimeScheme } from './employment-act/overtime.ts'
import { partTimeOvertimeScheme } from './employment-act/part-time-overtime.ts'
import { paternityLeaveScheme } from './employment-act/paternity-leave.ts'
import { prorationScheme } from './employment-act/proration.ts'
import { sickLeaveScheme } from './employment-act/sick-leave.ts'
import { terminationBenefitScheme } from './employment-act/termination-benefit.ts'
import { epfScheme } from './epf/epf.ts'
import { epfFile } from './epf/epf-law.ts'
import { cp8dLineScheme } from './files/cp8d.ts'
import { cp39DetailScheme, cp39HeaderScheme } from './files/cp39.ts'
import { filesFile } from './files/files-file.ts'
import { perkesoLineScheme } from './files/perkeso.ts'
import { hrdLevyFile, hrdLevyScheme } from './hrd-levy/hrd-levy.ts'
import { leaveKindsFile } from './leave-kinds/leave-kinds.ts'
import { leavingDutiesFile } from './leaving-duties/leaving-duties.ts'
import { minimumWageFile, minimumWageScheme } from './minimum-wage/minimum-wage.ts'
import { payItemsFile } from './payslip/pay-items.ts'
import { payslipScheme } from './payslip/payslip.ts'
import { pcbScheme } from './pcb/pcb.ts'
import { pcbFile } from './pcb/pcb-law.ts'
import { pcbRoundingScheme } from './pcb/pcb-rounding.ts'
import { socsoScheme } from './socso/socso.ts'
import { socsoFile } from './socso/socso-law.ts'

export const malaysia = countryLaw(
  book,
  [
    epfFile,
    socsoFile,
    eisFile,
    pcbFile,
    hrdLevyFile,
    payItemsFile,
    employmentActFile,
    leaveKindsFile,
    leavingDutiesFile,
    minimumWageFile,
    filesFile,
  ],
  [
    epfScheme,
    socsoScheme,
    eisScheme,
    pcbScheme,
    pcbRoundingScheme,
    hrdLevyScheme,
    payslipScheme,
    prorationScheme,
    overtimeScheme,
    partTimeOvertimeScheme,
    annualLeaveScheme,
    sickLeaveScheme,
    maternityLeaveScheme,
    paternityLeaveScheme,
    leaveEncashmentScheme,
    terminationBenefitScheme,
    noticeScheme,
    minimumWageScheme,
    cp39HeaderScheme,
    cp39DetailScheme,
    perkesoLineScheme,
    cp8dLineScheme,
  ],
)

export { leaveKinds } from './leave-kinds/leave-kinds.ts'
// What payroll needs beside answers: the types of earning with their treatment, and what a month adds to the year.
export { type PayItem, type PcbTreatment, payItems, type Treatment, treatmentOf } from './payslip/pay-items.ts'
export { type AccumulatedGiven, accumulatedAfter } from './payslip/year-to-date.ts'
