import type { FileOfRun } from './file-of-run.ts'

export type FilesOfRun = {
  readonly listed: readonly FileOfRun[]
  /** What a taken file was of: the bank where it is one's, else as it is listed. */
  readonly nameOf: (name: string) => string
}
