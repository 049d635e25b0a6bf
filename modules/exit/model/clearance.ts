/** What is usually cleared before somebody goes, and what they are usually asked: a company's own begin with these. */
export const taskOwners = ['hr', 'manager', 'it', 'finance', 'leaver'] as const
export type TaskOwner = (typeof taskOwners)[number]
