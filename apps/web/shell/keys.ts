/** The key that goes with a letter, as the keyboard in front of one has it. */
const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)

export const CONTROL = isMac ? '⌘' : 'Ctrl'
export const FIND = isMac ? '⌘K' : 'Ctrl K'
