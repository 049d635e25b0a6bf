/** Letters of the company: templates, what is written to people and about them, and what people ask for. */
export const module = { name: 'documents', needs: ['company', 'employees', 'organisation'] } as const
