/**
 * Nobody pays alone: who entered the items, worked the month out and confirmed it, all of it alone, may not approve
 * it as well, unless the company has no other Company Admin who could.
 */
export function mayApprove(approver: string, preparers: readonly string[], otherAdmins: number): boolean {
  const alone = preparers.every((preparer) => preparer === approver)
  return !alone || otherAdmins === 0
}
