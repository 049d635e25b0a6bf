/** The calls of this module, for whoever lists all there are. */
import * as batch from './batch.ts'
import * as card from './card.ts'
import * as display from './display.ts'
import * as leaving from './leaving.ts'
import * as lists from './lists.ts'
import * as many from './many.ts'
import * as newcomers from './newcomers.ts'
import * as accounts from './pay/accounts.ts'
import * as costCentres from './pay/cost-centres.ts'
import * as histories from './pay/histories.ts'
import * as history from './pay/history.ts'
import * as pay from './pay/pay.ts'
import * as subSalary from './pay/sub-salary.ts'
import * as plannedMoves from './planned-moves.ts'
import * as portrait from './portrait.ts'
import * as profile from './profile.ts'
import * as achievements from './record/achievements.ts'
import * as career from './record/career.ts'
import * as documents from './record/documents.ts'
import * as education from './record/education.ts'
import * as family from './record/family.ts'
import * as reference from './reference.ts'
import * as face from './requests/face.ts'
import * as requests from './requests/requests.ts'

export const employeesContracts = [
  lists,
  leaving,
  card,
  profile,
  plannedMoves,
  display,
  portrait,
  family,
  education,
  achievements,
  career,
  documents,
  newcomers,
  pay,
  accounts,
  costCentres,
  subSalary,
  histories,
  history,
  batch,
  reference,
  requests,
  face,
  many,
]
