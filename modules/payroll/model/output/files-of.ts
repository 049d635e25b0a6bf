/** Which files a country's approved run gives, how well each layout is known, and which employer's numbers it needs. */
export type FileStanding = 'official' | 'several-sources' | 'single-source' | 'ours'
export type FileListed = {
  /** 'epf', 'perkeso', 'cp39', or the code of a bank. */
  readonly name: string
  readonly kind: 'statutory' | 'bank'
  /** Word keys of words/output.*.json. */
  readonly label: string
  readonly standing: FileStanding
  readonly standingLabel: string
  /** What the reader should know of the layout: open points and readings. */
  readonly note: string
  readonly needs: readonly string[]
}
