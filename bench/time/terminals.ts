/** Of gates, with codes nobody has: each second of each code once. */
import type { FastifyInstance } from 'fastify'
import { timed } from '../payroll/bench-month.ts'
import { post } from './asking.ts'
import { PEOPLE } from './time-company.ts'

const IN_A_CALL = 10_000

export async function terminalLogs(app: FastifyInstance) {
  const all = PEOPLE * 10
  const logs = await timed(async () => {
    for (let from = 0; from < all; from += IN_A_CALL) {
      const logs = Array.from({ length: Math.min(IN_A_CALL, all - from) }, (_, at) => ({
        clock_code: `C${(from + at) % PEOPLE}`,
        time: `2026-11-20 08:${two(Math.floor((from + at) / PEOPLE / 60) % 60)}:${two(Math.floor((from + at) / PEOPLE) % 60)}`,
      }))
      const { data } = await post(app, 'panel/devices/log', { device: 'Gate', logs })
      if (data.accepted + data.unmatched !== logs.length) throw new Error(`not all logs came: ${JSON.stringify(data)}`)
    }
  })
  return { all, logs }
}

const two = (number: number): string => String(number).padStart(2, '0')
