/** What somebody who leaves has in hand and others take over. */
export const handOverParts = ['reports', 'approvals', 'flows', 'vacancies', 'interviews', 'equipment'] as const
export type HandOverPart = (typeof handOverParts)[number]

/** What is decided needs somebody who can sign in. */
export const needsAccount = (part: HandOverPart): boolean => part === 'approvals' || part === 'flows'
