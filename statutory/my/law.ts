/**
 * The law of Malaysia as one thing: every scheme, every dated file, the types of earning. A page imports this
 * entry alone and so loads no other country.
 */
import { countryLaw } from '../core/country-law.ts'
import book from './book.yaml'
import { eisFile, eisScheme } from './eis/eis.ts'
import { employmentActFile } from './employment-act/employment-act-file.ts'
import { prorationScheme } from './employment-act/proration.ts'
import { epfScheme } from './epf/epf.ts'
import { epfFile } from './epf/epf-law.ts'
import { hrdLevyFile, hrdLevyScheme } from './hrd-levy/hrd-levy.ts'
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
  [epfFile, socsoFile, eisFile, pcbFile, hrdLevyFile, payItemsFile, employmentActFile, minimumWageFile],
  [
    epfScheme,
    socsoScheme,
    eisScheme,
    pcbScheme,
    pcbRoundingScheme,
    hrdLevyScheme,
    payslipScheme,
    prorationScheme,
    minimumWageScheme,
  ],
)
