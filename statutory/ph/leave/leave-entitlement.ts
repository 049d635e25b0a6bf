/** Leave that a law grants for an event: is the employee entitled, and to how many days. */
import type { Fraction } from '#kernel/fraction.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { type Facts, optional, or, reader } from '../../core/given.ts'
import { decimal, flag, oneOf, whole } from '../../core/given-kinds.ts'
import type { Entry } from '../../core/law-file.ts'
import { plainDecimal } from '../../core/plain-decimal.ts'
import { refuse } from '../../core/refusal.ts'
import { scheme } from '../../core/scheme.ts'
import type { Cell } from '../../core/worksheet.ts'
import { leaveFile } from './leave-file.ts'

const fields = {
  leave_type: oneOf(['maternity', 'paternity', 'solo_parent', 'vawc', 'special_leave_women']),
  sex: oneOf(['female', 'male']),
  event: or(oneOf(['live_birth', 'miscarriage', 'emergency_termination']), 'live_birth'),
  solo_parent: flag,
  married: flag,
  delivery_number: or(whole(1, Number.MAX_SAFE_INTEGER), 1),
  solo_parent_id: flag,
  certified: flag,
  service_months: optional(decimal),
}
type LeaveFacts = Facts<typeof fields>

/** What the leave comes to for who meets its conditions, what these are, and the block it rests on. */
type Found = {
  readonly entitled: boolean
  readonly days: number
  readonly countedIn: string
  readonly source: string
  readonly asked: readonly (readonly [key: string, value: Cell])[]
}

export const leaveEntitlementScheme = scheme(
  'ph.leave_entitlement',
  reader(fields),
  ['entitled', 'days'],
  (facts, on, sheet) => {
    const { entitled, days, countedIn, source, asked } = byType[facts.leave_type](facts, on)
    const granted = entitled ? days : 0
    if (sheet) {
      sheet.note('fact', 'leave_type', facts.leave_type)
      sheet.result('entitled', entitled, { parts: [['sex', facts.sex], ...asked], source })
      sheet.result('days', granted, {
        parts: [
          ['entitled', entitled],
          ['leave_type', facts.leave_type],
        ],
        row: [['counted_in', countedIn]],
        source,
      })
    }
    return { entitled, days: granted }
  },
)

const byType: { readonly [Type in LeaveFacts['leave_type']]: (facts: LeaveFacts, on: PlainDate) => Found } = {
  maternity({ sex, event, solo_parent }, on) {
    const { law, id } = maternity.on(on)
    const ofBirth = solo_parent ? law.ofSoloParent : law.days
    return {
      ...law,
      entitled: sex === 'female',
      days: event === 'live_birth' ? ofBirth : law.afterMiscarriage,
      source: id,
      asked: [
        ['event', event],
        ['solo_parent', solo_parent],
      ],
    }
  },
  paternity({ sex, married, delivery_number }, on) {
    const { law, id } = paternity.on(on)
    return {
      ...law,
      entitled: sex === 'male' && married && delivery_number <= law.deliveries,
      source: id,
      asked: [
        ['married', married],
        ['delivery_number', delivery_number],
      ],
    }
  },
  solo_parent({ solo_parent_id, service_months }, on) {
    const { law, id } = soloParent.on(on)
    const service = said(service_months)
    return {
      ...law,
      entitled: solo_parent_id && reaches(service, law.leastServiceMonths),
      source: id,
      asked: [
        ['solo_parent_id', solo_parent_id],
        ['service_months', plainDecimal(service)],
      ],
    }
  },
  vawc({ sex, certified }, on) {
    const { law, id } = vawc.on(on)
    return { ...law, entitled: sex === 'female' && certified, source: id, asked: [['certified', certified]] }
  },
  special_leave_women({ sex, certified, service_months }, on) {
    const { law, id } = specialLeave.on(on)
    const service = said(service_months)
    return {
      ...law,
      entitled: sex === 'female' && certified && reaches(service, law.leastServiceMonths),
      source: id,
      asked: [
        ['certified', certified],
        ['service_months', plainDecimal(service)],
      ],
    }
  },
}

const daysOf = (block: Entry) => ({ days: block.whole('days'), countedIn: block.text('counted in') })
const withService = (block: Entry) => ({
  ...daysOf(block),
  leastServiceMonths: BigInt(block.whole('least service months')),
})

const maternity = leaveFile.history('maternity', (block) => ({
  ...daysOf(block),
  ofSoloParent: block.whole('days of solo parent'),
  afterMiscarriage: block.whole('days after miscarriage'),
}))
const paternity = leaveFile.history('paternity', (block) => ({
  ...daysOf(block),
  deliveries: block.whole('deliveries'),
}))
const soloParent = leaveFile.history('solo_parent', withService)
const vawc = leaveFile.history('vawc', daysOf)
const specialLeave = leaveFile.history('special_leave_women', withService)

function said(service: Fraction | undefined): Fraction {
  return service ?? refuse('service_months', 'missing', 'is required for this leave')
}

function reaches(service: Fraction, months: bigint): boolean {
  return service.top >= months * service.bottom
}
