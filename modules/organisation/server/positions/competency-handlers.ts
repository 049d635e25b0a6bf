import { conflict, notFound, problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { changeCompetencies, competencies } from '../../contract/positions.ts'
import { type Competency, nameTwice, totalWeight, weighsTooMuch } from '../../model/competency.ts'
import { logChanged } from '../acting.ts'
import { competenciesOf, replaceCompetencies, revisionOf } from './competency-store.ts'
import { lockPosition } from './position-store.ts'

export const competencyHandlers: readonly Handler[] = [
  on(competencies, (call) =>
    call.company.read(async (tx) => {
      const { companyId } = call.company
      const revision = await revisionOf(tx, companyId, call.params.id)
      if (revision === undefined) return notFound()
      return { revision, competencies: await competenciesOf(tx, companyId, call.params.id) }
    }),
  ),

  on(changeCompetencies, async (call) => {
    const wanted = call.body.competencies.map((one) => ({ ...one, description: one.description || null }))
    if (weighsTooMuch(wanted)) {
      return problem('organisation.weights-above-hundred', { params: { total: totalWeight(wanted) } })
    }
    const twice = nameTwice(wanted)
    if (twice !== undefined) return problem('organisation.competency-twice', { params: { name: twice } })
    return call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const position = await lockPosition(tx, companyId, call.params.id)
      if (!position) return notFound()
      if (position.revision !== call.body.revision) return conflict('organisation.changed-meanwhile')
      const before = await competenciesOf(tx, companyId, position.id)
      await replaceCompetencies(tx, companyId, [{ positionId: position.id, competencies: wanted }])
      const answer = reply(
        { revision: position.revision + 1, competencies: wanted },
        { messageKey: 'organisation.stored' },
      )
      await logChanged(tx, call, { kind: 'position', ...position }, { before: told(before), after: told(wanted) })
      return answer
    })
  }),
]

const told = (list: readonly Competency[]) => ({
  competencies: list.map(({ name, weight, expected_level }) => `${name} · ${weight} % · ${expected_level}`),
})
