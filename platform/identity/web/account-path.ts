/** Where the pages of one's own account stand: each side has its own addresses for the same pages. */
import type { LoginType } from '#access/session.ts'

export const accountPath = (type: LoginType): string => (type === 'ops' ? '/panel/account' : '/app/account')
