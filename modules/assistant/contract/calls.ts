import * as chat from './chat.ts'
import * as instruction from './instruction.ts'
import * as operated from './operated.ts'

export const assistantContracts = [chat, instruction, operated] as const
