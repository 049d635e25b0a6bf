/** Leave: types and groups by the law, entitlement, the ledger, applications and what they mean for pay. */
export const module = { name: 'leave', needs: ['company', 'employees', 'holidays', 'organisation'] } as const
