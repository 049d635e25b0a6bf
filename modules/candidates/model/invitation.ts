/** An interview for the reader's calendar: the same for good by its id. */
import { type Invitation as Whole, invitation as written } from '#kernel/ical-invitation.ts'

export type Invitation = Omit<Whole, 'uid'> & { readonly id: string }

export const invitation = ({ id, ...of }: Invitation): string => written({ ...of, uid: `interview-${id}@kerja` })
