/** The parts of a run, as its address names them. */
export const views = ['payslips', 'items', 'brought', 'departments', 'files', 'signOff'] as const
export type RunPart = (typeof views)[number]
