/** The calls of this module, for whoever lists all there are. */
import * as notices from './notices.ts'

export const paynoticesContracts = [notices]
