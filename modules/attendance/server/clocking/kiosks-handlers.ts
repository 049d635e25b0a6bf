/** Devices at the door, as HR keeps them. */
import type { Happened } from '#platform/activity/server/activity.ts'
import { log } from '#platform/activity/server/log.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { unlessTaken } from '#platform/http/server/unless-taken.ts'
import { addKiosk, changeKiosk, kiosks, pairKiosk, removeKiosk, unpairKiosk } from '../../contract/clocking/kiosks.ts'
import { newPairCode, plainPairCode } from './kiosk-codes.ts'
import {
  allKiosks,
  dropKiosk,
  insertKiosk,
  isPlace,
  type KioskRow,
  kioskRow,
  offerPairing,
  unpair,
  updateKiosk,
} from './kiosk-store.ts'

const PAIRING_MS = 10 * 60_000

export const kiosksHandlers: readonly Handler[] = [
  on(kiosks, ({ company }) => company.read(async (tx) => (await allKiosks(tx, company.companyId)).map(view))),

  on(addKiosk, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      await demandPlace(tx, companyId, call.body.coordinate_id)
      const id = newId()
      await unlessTaken(
        insertKiosk(tx, companyId, { id, ...call.body }, call.clock.now()),
        'name',
        'attendance.kiosk-known',
      )
      const made = await there(tx, companyId, id)
      await logKiosk(tx, call, 'attendance.kiosk-added', made, { after: fields(made) })
      return reply(view(made), { messageKey: 'attendance.kiosk-saved' })
    }),
  ),

  on(changeKiosk, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const before = await kioskRow(tx, companyId, call.params.id)
      if (!before) return notFound()
      if (call.body.coordinate_id) await demandPlace(tx, companyId, call.body.coordinate_id)
      await unlessTaken(updateKiosk(tx, companyId, { ...before, ...call.body }), 'name', 'attendance.kiosk-known')
      const after = await there(tx, companyId, before.id)
      await logKiosk(tx, call, 'attendance.kiosk-changed', after, { before: fields(before), after: fields(after) })
      return reply(view(after), { messageKey: 'attendance.kiosk-saved' })
    }),
  ),

  on(removeKiosk, (call) =>
    call.company.transaction(async (tx) => {
      const before = await kioskRow(tx, call.company.companyId, call.params.id)
      if (!before) return notFound()
      await dropKiosk(tx, call.company.companyId, before.id)
      await logKiosk(tx, call, 'attendance.kiosk-removed', before, { before: fields(before) })
      return reply(null, { messageKey: 'attendance.kiosk-gone' })
    }),
  ),

  on(pairKiosk, (call) =>
    call.company.transaction(async (tx) => {
      const kiosk = await kioskRow(tx, call.company.companyId, call.params.id)
      if (!kiosk) return notFound()
      const code = newPairCode()
      const until = new Date(call.clock.now().getTime() + PAIRING_MS)
      await offerPairing(tx, call.company.companyId, kiosk.id, plainPairCode(code), until)
      await logKiosk(tx, call, 'attendance.kiosk-code', kiosk)
      return { code, expires_at: until.toISOString() }
    }),
  ),

  on(unpairKiosk, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const kiosk = await kioskRow(tx, companyId, call.params.id)
      if (!kiosk) return notFound()
      await unpair(tx, companyId, kiosk.id)
      const after = await there(tx, companyId, kiosk.id)
      await logKiosk(tx, call, 'attendance.kiosk-unpaired', kiosk)
      return reply(view(after), { messageKey: 'attendance.kiosk-unpaired' })
    }),
  ),
]

const view = ({ ways, ...kiosk }: KioskRow) => ({ ...kiosk, ways: [...ways] })
const fields = ({ name, place, ways }: KioskRow) => ({ name, place, ways: ways.join(', ') })

async function demandPlace(tx: Tx, companyId: string, id: string): Promise<void> {
  if (await isPlace(tx, companyId, id)) return
  throw new Refusal(problem('http.invalid', { errors: { coordinate_id: ['http.unknown-id'] } }))
}

async function there(tx: Tx, companyId: string, id: string): Promise<KioskRow> {
  const row = await kioskRow(tx, companyId, id)
  if (!row) throw new Error('a kiosk is not where it was stored')
  return row
}

type Doing = Pick<Call<typeof removeKiosk>, 'company' | 'actor' | 'clock'>

const logKiosk = (
  tx: Tx,
  doing: Doing,
  action: string,
  { id, name }: KioskRow,
  changed: Pick<Happened, 'before' | 'after'> = {},
): Promise<void> => log(tx, doing, { action, subject: { kind: 'kiosk', id, name }, ...changed })
