/** By which calls the parts of a card read and act: those of HR, or those of the vacancy's team. */
import { createContext, useContext } from 'react'
import { vacancies } from '#modules/recruitment/contract/vacancies.ts'
import {
  candidate,
  candidateCounts,
  candidates,
  noteCandidate,
  rejectionReasons,
  resumeOf,
  vacanciesToPickFrom,
} from '../contract/candidates.ts'
import { cancelInterview, changeInterview, interviews, ledInterviews, planInterview } from '../contract/interviews.ts'
import { offers } from '../contract/offers.ts'
import {
  teamCancel,
  teamCandidate,
  teamCandidates,
  teamChange,
  teamInterviews,
  teamNote,
  teamPlan,
  teamReasons,
  teamResume,
  teamVacancies,
} from '../contract/team.ts'

export const ofRoles = {
  ...{
    one: candidate,
    resume: resumeOf,
    note: noteCandidate,
    reasons: rejectionReasons,
    vacancies: vacanciesToPickFrom,
  },
  ...{ interviews, plan: planInterview, change: changeInterview, cancel: cancelInterview },
  refreshes: [candidates, candidateCounts, candidate, vacanciesToPickFrom, interviews, offers, vacancies],
}
export const ofTeam = {
  ...{ one: teamCandidate, resume: teamResume, note: teamNote, reasons: teamReasons, vacancies: teamVacancies },
  ...{ interviews: teamInterviews, plan: teamPlan, change: teamChange, cancel: teamCancel },
  refreshes: [teamCandidates, teamCandidate, teamVacancies, teamInterviews, ledInterviews],
}

type CandidateCalls = typeof ofRoles | typeof ofTeam
const Calls = createContext<CandidateCalls>(ofRoles)
export const CandidateCallsProvider = Calls.Provider
export const useCandidateCalls = (): CandidateCalls => useContext(Calls)
