/** Each report by its path: one page, told which it is. */
import { ReportScreen } from './report-screen.tsx'

export const SummaryReport = () => <ReportScreen name="summary" />
export const NetpayReport = () => <ReportScreen name="netpay" />
export const BankReport = () => <ReportScreen name="bank" />
export const EarningsReport = () => <ReportScreen name="earnings" />
export const MiscellaneousReport = () => <ReportScreen name="miscellaneous" />
export const MastersReport = () => <ReportScreen name="masters" />
export const HistoryReport = () => <ReportScreen name="history" />
export const EpfReport = () => <ReportScreen name="epf" />
export const SocsoReport = () => <ReportScreen name="socso" />
export const TaxReport = () => <ReportScreen name="tax" />
export const EisReport = () => <ReportScreen name="eis" />
export const ZakatReport = () => <ReportScreen name="zakat" />
export const HrdfReport = () => <ReportScreen name="hrdf" />
export const LabourReport = () => <ReportScreen name="labour" />
export const HealthReport = () => <ReportScreen name="health" />
export const PensionReport = () => <ReportScreen name="pension" />
export const OccupationalReport = () => <ReportScreen name="occupational" />
export const SupplementaryReport = () => <ReportScreen name="supplementary" />
export const SssReport = () => <ReportScreen name="sss" />
export const PhilhealthReport = () => <ReportScreen name="philhealth" />
export const PagIbigReport = () => <ReportScreen name="pag_ibig" />
