/** What a paired device asks, by its own token; it has no account and no rights beside these calls. */
import { byItself, record } from '#platform/activity/server/activity.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { takeBackTry, tryOnce } from '#platform/identity/server/limited-tries.ts'
import { becomeKiosk, kioskClock, kioskQr } from '../../contract/clocking/kiosk.ts'
import { slotAt, slotEnds } from '../../model/clocking/kiosk-qr.ts'
import type { AttendanceNeeds } from '../needs.ts'
import { clockIn } from './clock-in.ts'
import { companyOfToken, newToken, plainPairCode, signedCode } from './kiosk-codes.ts'
import { type Device, deviceByToken, digestOf, takePairing } from './kiosk-store.ts'
import { companyOfPairCode } from './pair-store.ts'
import { holdPersonByCode } from './person.ts'
import { provenBy } from './proven.ts'
import { told } from './told.ts'
import { withPhoto } from './with-photo.ts'

const QUARTER_MS = 15 * 60_000
const WRONG_CODES = 20

export const kioskHandlers = (needs: AttendanceNeeds): readonly Handler[] => [
  on(becomeKiosk, async (call) => {
    const { db, clock, body, request } = call
    const now = clock.now()
    const code = plainPairCode(body.code)
    const bucket = { name: `kiosk-pair ${digestOf(request.address)}`, max: WRONG_CODES, window: QUARTER_MS }
    await tryOnce(db, bucket, now)
    const companyId = await db.system.read((tx) => companyOfPairCode(tx, digestOf(code), now))
    if (!companyId) throw wrong('code', 'attendance.pair-code')
    const token = newToken(companyId)
    const paired = await db.forCompany(companyId).transaction(async (tx) => {
      const kiosk = await takePairing(tx, companyId, { code, token, now })
      if (!kiosk) throw wrong('code', 'attendance.pair-code')
      const subject = { kind: 'kiosk', id: kiosk.id, name: kiosk.name }
      await record(tx, companyId, [{ action: 'attendance.kiosk-paired', subject }], {
        actor: by(call, kiosk.name),
        now,
      })
      return kiosk
    })
    await takeBackTry(db, bucket, now)
    return { token, name: paired.name }
  }),

  on(kioskQr, async (call) => {
    const { device, companyId } = await deviceOf(call)
    const now = call.clock.now()
    const slot = slotAt(now)
    const code = signedCode(call.seal, { companyId, kioskId: device.id, slot })
    return {
      qr: device.ways.includes('qr') ? `${call.request.origin}/me/attendance?qr=${code}` : null,
      expires_at: slotEnds(slot).toISOString(),
      server_time: now.toISOString(),
      name: device.name,
      company: device.company,
      place: device.place,
      timezone_key: device.timezone,
      ways: [...device.ways],
    }
  }),

  on(kioskClock, async (call) => {
    const { device, companyId } = await deviceOf(call)
    const { body, db, clock, files, seal, log } = call
    const now = clock.now()
    if (!device.ways.includes('staff_code')) throw new Refusal(problem('attendance.kiosk-way'))
    const bucket = { name: `kiosk ${device.id}`, max: WRONG_CODES, window: QUARTER_MS }
    await tryOnce(db, bucket, now)
    const keeping = { files, seal, log, company: db.forCompany(companyId), actor: { accountId: null } }
    let isWrongCode = false
    const working = withPhoto(keeping, call.file, async (tx, photoId) => {
      const person = await holdPersonByCode(tx, companyId, body.staff_code)
      isWrongCode = person === undefined
      if (!person) throw wrong('staff_code', 'attendance.unknown-code')
      const done = await clockIn(tx, companyId, person, {
        now,
        needs,
        wanted: {
          type: body.type ?? undefined,
          method: 'kiosk',
          position: undefined,
          isMocked: false,
          proven: provenBy(device),
          occurredAt: body.occurred_at ?? undefined,
          sentAt: body.sent_at ?? undefined,
          note: null,
          photoId,
          accountId: null,
        },
      })
      return { ...done, name: person.full_name }
    })
    // What is refused for another reason finds no code out: a queue of old clockings shuts nobody out.
    const done = await working.finally(() => (isWrongCode ? undefined : takeBackTry(db, bucket, now)))
    return reply({ ...told(done), name: done.name }, { messageKey: `attendance.clocked-${done.row.type ?? 'in'}` })
  }),
]

type Asking = Pick<Call<Endpoint>, 'db' | 'clock' | 'request'>

async function deviceOf({ db, clock, request }: Asking): Promise<{ device: Device; companyId: string }> {
  const token = request.token ?? ''
  const companyId = companyOfToken(token)
  const device =
    companyId && (await db.forCompany(companyId).transaction((tx) => deviceByToken(tx, companyId, token, clock.now())))
  if (!companyId || !device) throw new Refusal(problem('attendance.not-a-kiosk', { status: 401 }))
  return { device, companyId }
}

const by = ({ request }: Asking, name: string) => ({
  ...byItself,
  name,
  address: request.address,
  requestId: request.id,
})

const wrong = (field: string, code: string): Refusal => new Refusal(problem(code, { errors: { [field]: [code] } }))
