/** What of a last pay the law leaves open: whoever makes it is asked first, with one line for each point. */
import { problem, Refusal } from '#platform/http/server/answers.ts'
import type { Asking, Settlement } from './settlement-asked.ts'

export function askOpenPoints(call: Speaking, found: Settlement, isConfirmed: boolean): void {
  const data = openPoints(found, call)
  if (isConfirmed || data.length === 0) return
  throw new Refusal(problem('payroll.confirm-open', { status: 409, data, extra: { confirm_required: true } }))
}

type Speaking = Pick<Asking, 'say' | 'language'>

/** How the law counts a line, and whether it is owed at all; what several lines have in common is asked once. */
function openPoints({ lines }: Settlement, { say, language }: Speaking): string[] {
  const told = lines.flatMap(({ label: what, open, standing, why }) => [
    ...(standing === 'not established' ? [say(language, 'payroll.open-law', { what, why })] : []),
    ...open.map((scheme) =>
      say(language, 'payroll.open-treatment', { what, scheme: say(language, `payroll.treats.${scheme}`) }),
    ),
  ])
  return [...new Set(told)]
}
