/** A photo of a face as a kind of request. What it is used for begins and ends with its state; nothing else moves. */
import type { Kind } from '#platform/approvals/server/kind.ts'
import { FACE_KIND } from '../../model/request-kinds.ts'
import { changeMoves, decidedByHr } from '../requests/request-kind.ts'

export const faceKind: Kind = {
  name: FACE_KIND,
  word: 'employees.kind.face-photo',
  moves: {
    ...changeMoves,
    withdraw: { from: ['approved'], to: 'withdrawn', by: 'keeper' },
    // Nobody has to be known by their face who does not want to.
    remove: { from: ['approved'], to: 'withdrawn', by: 'applicant' },
  },
  keepers: 'employee.face',
  ...decidedByHr,
  effects: async () => {},
}
