/** Opening a company from outside. */

import { countries } from '#kernel/countries.ts'
import { malaysianState, malaysianStates } from '#kernel/states.ts'
import { record } from '#platform/activity/server/activity.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import { problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { preferenceOf } from '#platform/words/locales.ts'
import { register } from '../contract/registration.ts'
import { refusalOfPassword, STAFF_PASSWORD_MIN } from '../model/password-rules.ts'
import { accountByEmail, foldEmail } from './account-store.ts'
import { sendNotice } from './notices.ts'
import { type CompanyOpening, firstAccount, openCompany } from './open-company.ts'
import { hashPassword, inTurn } from './password-hash.ts'

/** The e-mail has an account: what was being opened goes again, after as much work as for anybody. */
class Taken extends Error {}

export const registrationHandlers = (openings: readonly CompanyOpening[]): readonly Handler[] => [
  on(register, async (call) => {
    const { body, db, clock, request, language } = call
    const email = foldEmail(body.email)
    const weak = refusalOfPassword(body.password, { operations: false, email, name: body.full_name })
    if (weak) return problem(weak, { errors: { password: [weak] }, params: { min: STAFF_PASSWORD_MIN } })
    const { state } = body
    const known = state && body.country === 'MY' ? malaysianState(state) : undefined
    if (state && body.country === 'MY' && !known)
      return problem('identity.state-unknown', { errors: { state: ['identity.state-unknown'] } })
    const now = clock.now()
    const passwordHash = await inTurn(() => hashPassword(body.password))
    const preferLang = request.header('accept-language') ? preferenceOf(language) : countries[body.country].language
    const opened = db.system.transaction(async (tx) => {
      const company = {
        name: body.company_name,
        country: body.country,
        headcountLimit: body.headcount,
        phone: body.phone,
        state: known ? malaysianStates[known] : state,
        ...(request.header('accept-language') && { spoken: language }),
      }
      const id = await openCompany(tx, company, openings, now)
      const password = { passwordHash, passwordSetFrom: request.address }
      const person = { email, fullName: body.full_name, phone: body.phone, preferLang, ...password }
      const accountId = await firstAccount(tx, id, person, now)
      if (!accountId) throw new Taken()
      const actor = {
        accountId,
        name: body.full_name,
        address: request.address,
        requestId: request.id,
        roles: ['Company Admin'],
      }
      const { company_name: name, country, headcount } = body
      await record(
        tx.of(id),
        id,
        [
          {
            action: 'identity.registered',
            subject: { kind: 'company', id, name },
            after: { name, country, headcount },
          },
        ],
        { actor, now },
      )
      return id
    })
    // Whether an address has an account is told to nobody but to whom it belongs, by mail.
    const companyId = await opened.catch(async (failure) => {
      if (!(failure instanceof Taken)) throw failure
      return db.system.transaction(async (tx) => {
        const owner = await accountByEmail(tx, email)
        if (owner) await sendNotice(tx, call, owner, 'register', { now })
        return newId(now.getTime())
      })
    })
    return reply({ company_id: companyId, email }, { messageKey: 'identity.registered' })
  }),
]
