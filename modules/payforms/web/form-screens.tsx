/** Yearly forms by their path: all of the country, or one of them. */
import { FormScreen } from './form-screen.tsx'

export const YearFormsScreen = () => <FormScreen />
export const EaFormsScreen = () => <FormScreen only="ea" />
export const PcbStatementsScreen = () => <FormScreen only="pcb2ii" />
