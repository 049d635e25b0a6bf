/** The file of an authority: how well its layout is known, what it needs, how it is made. */
import type { FileInput, MadeFile, NoFile } from './file-input.ts'
import type { FileStanding } from './file-standing.ts'

export type StatutoryLayout = {
  readonly name: string
  readonly standing: FileStanding
  readonly needs: readonly string[]
  readonly make: (input: FileInput) => MadeFile | NoFile
}
