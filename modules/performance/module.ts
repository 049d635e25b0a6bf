/** Reviews of how people work: success factors, periods, and forms that go from the person to HR and back to be read. */
export const module = { name: 'performance', needs: ['company', 'employees', 'holidays', 'organisation'] } as const
