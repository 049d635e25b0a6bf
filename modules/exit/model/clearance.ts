/** What is usually cleared before somebody goes, and what they are usually asked: a company's own begin with these. */
export const taskOwners = ['hr', 'manager', 'it', 'finance', 'leaver'] as const
export type TaskOwner = (typeof taskOwners)[number]
/** Checklists name also a role, or somebody. */
export const clearers = [...taskOwners, 'role', 'person'] as const
export type Clearer = (typeof clearers)[number]
export const clearanceKinds = ['task', 'equipment', 'sign', 'data'] as const
export type ClearanceKind = (typeof clearanceKinds)[number]
