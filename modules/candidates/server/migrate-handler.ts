/** Whoever accepted becomes an employee: one transaction, through the one way in which people are added. */
import { addDays, plainDateOf } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import {
  accountsByEmail,
  accountsFollow,
  addFamily,
  addPaper,
  addPerson,
  formOfTold,
  longProbation,
  type PayInputsChanged,
  rehirePerson,
  takeTold,
} from '#modules/employees/server/public.ts'
import type { Approvals } from '#platform/approvals/server/engine.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { migrateCandidate } from '../contract/offers.ts'
import { monthsAfter } from '../model/keeping.ts'
import { mayMigrate } from '../model/stages.ts'
import { happenedTo } from './acting.ts'
import { IDENTITY, setCandidates } from './candidate-store.ts'
import { held, rowOf } from './candidate-view.ts'
import { formerOf } from './former-people.ts'
import { callOffAll } from './interviews/call-off.ts'
import { filesIntoRecord } from './newcomer/file-store.ts'
import { markTaken, newcomerRow, toldOf } from './newcomer/newcomer-store.ts'
import { unnameOffers } from './offers/agreeing/send-offer.ts'
import type { NotComing } from './offers/not-coming.ts'
import { offersOf } from './offers/offer-store.ts'
import { stand } from './offers/stand.ts'

export type CandidatesNeeds = {
  readonly payInputsChanged: PayInputsChanged
  readonly approvals: Approvals
  /** Whatever waited for the record goes along with the person. */
  readonly joined: (tx: Tx, companyId: string, candidateId: string, employeeId: string) => Promise<void>
  /** What was prepared for whoever does not come goes. */
  readonly notComing?: NotComing
}

export const migrateHandler = (needs: CandidatesNeeds): Handler =>
  on(migrateCandidate, async (call) => {
    const { company, body, clock, actor, seal } = call
    const { companyId } = company
    const { email: address } = await company.read((tx) => rowOf(tx, companyId, call.params.id))
    const account = (await accountsByEmail(call.db, [address.toLowerCase()])).get(address.toLowerCase())
    const done = await company.transaction(async (tx) => {
      const row = await held(tx, companyId, call.params.id)
      if (row.status === 'migrated') throw new Refusal(problem('candidates.migrated-already'))
      const offer = (await offersOf(tx, companyId, { candidateId: row.id })).find(({ status }) => status === 'accepted')
      if (!mayMigrate(row.status) || !offer) throw new Refusal(problem('candidates.not-accepted'))
      const newcomer = await newcomerRow(tx, companyId, { candidateId: row.id }, true)
      const told = newcomer ? toldOf(seal, newcomer) : {}
      const identity = row.identity_number === null ? undefined : seal.open(row.identity_number, IDENTITY)
      const former = await formerOf(tx, call, row, told)
      const rehired = body.rehire_employee_id
      if (rehired !== undefined && !former.some(({ id }) => id === rehired)) {
        const errors = { rehire_employee_id: ['candidates.not-former'] }
        throw new Refusal(problem('candidates.invalid', { errors }))
      }
      const firstDay = plainDateOf(offer.starts_on ?? offer.first_day)
      const probationEndsOn =
        offer.probation_months > 0 ? addDays(monthsAfter(firstDay, offer.probation_months), -1) : null
      const { country: law } = await companyFacts(tx, companyId)
      const lasting = { name: row.full_name, joinedOn: firstDay, endsOn: probationEndsOn }
      const wasHere = rehired === undefined && former.length > 0
      const data = [
        ...(wasHere ? former.map(({ full_name, staff_id }) => `${full_name} · ${staff_id}`) : []),
        ...longProbation(call, law, lasting),
      ]
      if (data.length > 0 && !body.confirm) {
        const asked = wasHere ? 'candidates.was-here' : 'candidates.confirm'
        throw new Refusal(problem(asked, { status: 409, data, extra: { confirm_required: true } }))
      }
      const now = clock.now()
      const added = async () => {
        const one = await addPerson(
          tx,
          {
            ...{ actor, clock, seal, company },
            body: {
              ...(body.staff_id !== undefined && { staff_id: body.staff_id }),
              ...{ full_name: row.full_name, email: row.email, phone: row.phone, joined_on: firstDay },
              ...{ department_id: offer.department_id, position_id: offer.position_id, manager_id: offer.manager_id },
              ...{ employment_type: offer.employment_type, components: { basic_salary: offer.offered_salary } },
              ...(identity !== undefined && { identity_number: identity }),
              ...formOfTold(told),
              ...(probationEndsOn && { probation_ends_on: probationEndsOn }),
            },
          },
          needs,
          account,
        )
        await addFamily(tx, call, one.id, told)
        await markTaken(tx, companyId, row.id, now)
        return one
      }
      const person =
        rehired === undefined
          ? await added()
          : await rehirePerson(tx, call, needs, rehired, {
              ...{ on: firstDay, salary: offer.offered_salary, probationEndsOn },
              ...{ reason: call.say(call.language, 'candidates.rehired'), field: 'rehire_employee_id' },
              ...{ employmentType: offer.employment_type },
              places: {
                ...{ department_id: offer.department_id, position_id: offer.position_id },
                manager_id: offer.manager_id,
              },
            })
      if (rehired !== undefined && newcomer?.told) {
        const { country, timezone } = await companyFacts(tx, companyId)
        const of = { companyId, country, today: clock.today(timezone) }
        await takeTold(tx, call, needs, { id: person.id, of, told })
        await addFamily(tx, call, person.id, told)
        await markTaken(tx, companyId, row.id, now)
      }
      await needs.joined(tx, companyId, row.id, person.id)
      await filesIntoRecord(tx, companyId, { candidateId: row.id, employeeId: person.id, now })
      if (row.resume_file !== null) {
        await addPaper(tx, companyId, person.id, {
          kind: 'other',
          name: call.say(call.language, 'candidates.resume'),
          file_id: row.resume_file,
        })
      }
      await stand(tx, companyId, row, { to: 'migrated' }, actor, now)
      // Accepting calls them off; of offers that were accepted before it did, some may still stand.
      await callOffAll(tx, call, [row], { reason: 'candidates.off-hired' })
      await setCandidates(tx, companyId, [row.id], { employee_id: person.id, resume_file: null })
      await unnameOffers(tx, companyId, [row.id])
      await happenedTo(tx, call, 'candidates.migrated', [row])
      return { employee_id: person.id, staff_id: person.staff_id }
    })
    if (body.rehire_employee_id) await accountsFollow(call, companyId, { by: actor, of: [done.employee_id] })
    return reply(done, { messageKey: 'candidates.is-employee' })
  })
