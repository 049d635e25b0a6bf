/** The sentences that requests of every kind share. A kind that has to say one otherwise spreads these and says it. */
export const requestWords = {
  sent: 'requests.sent',
  entered: 'requests.entered',
  changed: 'requests.changed',
  cancelled: 'requests.cancelled',
  withdrawalAsked: 'requests.withdrawal-asked',
  notEmployed: 'requests.not-employed',
  batchRefused: 'requests.batch-refused',
  changePending: 'requests.change-pending',
  removeApproved: 'requests.remove-approved',
  nothingPending: 'requests.nothing-pending',
  nothingApproved: 'requests.nothing-approved',
  confirm: 'requests.confirm',
}
export type RequestWords = Readonly<typeof requestWords>
