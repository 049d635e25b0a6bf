/** The five steps of a month and where it stands among them; each leads to the part where it is done. */
import type { Step } from '#design/steps-bar.tsx'
import type { useWords } from '../words.ts'
import type { RunPart } from './run-parts.ts'
import type { Run } from './use-run.ts'

const reached: Readonly<Record<Run['status'], number>> = {
  none: 0,
  calculating: 0,
  unconfirmed: 1,
  confirmed: 3,
  approved: 4,
}

export function stepsOf(run: Run, t: ReturnType<typeof useWords>, show: (part: RunPart) => void): readonly Step[] {
  const now = reached[run.status]
  const looks = run.tabs.look
  const unanswered = run.checks.find(({ code }) => code === 'earlier_pay_unknown')?.count ?? 0
  const rest = unanswered > 0 ? t('payroll.step.checkEarlier') : t('payroll.step.checkNone')
  const found = looks > 0 ? t('payroll.step.checkLook', { count: looks }) : rest
  const steps: readonly (readonly [string, string, string, RunPart])[] = [
    ['gather', t('payroll.step.gather'), t('payroll.step.gatherAbout'), 'items'],
    // Before the month is worked out nobody knows yet.
    ['check', t('payroll.step.check'), now === 0 ? t('payroll.step.checkAbout') : found, 'payslips'],
    ['confirm', t('payroll.step.confirm'), t('payroll.step.confirmAbout'), 'departments'],
    ['approve', t('payroll.step.approve'), t('payroll.step.approveAbout'), 'signOff'],
    ['pay', t('payroll.step.pay'), t('payroll.step.payAbout'), 'files'],
  ]
  return steps.map(([id, name, about, part], index) => ({
    id,
    name,
    about,
    state: index < now ? 'done' : index === now ? 'now' : 'later',
    onOpen: () => show(part),
  }))
}
