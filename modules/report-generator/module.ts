/** Reports that a company puts together itself. What they are about is handed over by the modules that own it. */
export const module = { name: 'report-generator', needs: [] } as const
