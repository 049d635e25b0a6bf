/** Of people of the company, whether they can sign in; `expired`: invited by a link that is over. */
export const accountStates = ['none', 'invited', 'expired', 'active', 'disabled'] as const
