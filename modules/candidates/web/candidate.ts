/** A candidate as the screens have one. */

import type { Tone } from '#design/status-badge.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import type { candidate, candidates, vacanciesToPickFrom } from '../contract/candidates.ts'
import type { teamCandidate, teamCandidates } from '../contract/team.ts'
import type { Status } from '../model/stages.ts'

export type CandidateShown = DataOf<typeof candidates>[number]
export type CandidateWhole = DataOf<typeof candidate>
/** As the team of the vacancy has one, which is all that most parts show. */
export type TeamCandidate = DataOf<typeof teamCandidates>[number]
export type TeamCandidateWhole = DataOf<typeof teamCandidate>
export type VacancyPicked = DataOf<typeof vacanciesToPickFrom>[number]

export const toneOf = (status: Status): Tone =>
  status === 'accepted' || status === 'orientation' || status === 'migrated'
    ? 'good'
    : status === 'offered' || status === 'pendingInterview'
      ? 'info'
      : status === 'notSuitable' || status === 'notAtTheMoment'
        ? 'plain'
        : 'warn'

/** Yes and no are kept as such, everything else as it was written. */
export const answerText = (answer: string, t: (key: 'candidates.yes' | 'candidates.no') => string): string =>
  answer === 'yes' || answer === 'no' ? t(`candidates.${answer}`) : answer
