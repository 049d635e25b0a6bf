/** What somebody's last pay would come to, for whoever runs the pay. */
import { personNamed } from '#modules/employees/server/public.ts'
import { standardReasons } from '#modules/exit/model/public.ts'
import { notFound, problem } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { settlement } from '../../contract/settlement.ts'
import type { PayrollNeeds } from '../needs.ts'
import { settlementOf } from './work-out.ts'

const DEATH = 'death'

export const settlementHandler = ({ contributions }: Pick<PayrollNeeds, 'contributions'>): Handler =>
  on(settlement, async (call) => {
    const { company, params, query } = call
    const found = standardReasons.find(([, , value]) => value === query.reason)
    if (!found && query.reason !== DEATH) {
      return problem('payroll.settlement-reason', { errors: { reason: ['payroll.settlement-reason'] } })
    }
    if (!(await company.read((tx) => personNamed(tx, company.companyId, params.employeeId)))) return notFound()
    return settlementOf(call, contributions, {
      employeeId: params.employeeId,
      lastDay: query.last_day,
      noticeFrom: query.notice_from,
      ended: found && { typeId: found[0], reason: { kind: found[1], value: found[2] } },
    })
  })
