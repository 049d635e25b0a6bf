/** What a column is called: the acronym people say where a label has one, else what stands before whose part it is. */
export const shortName = (label: string): string =>
  /(?<![A-Za-z-])[A-Z][A-Z0-9]{1,5}(?![A-Za-z-])/.exec(label)?.[0] ?? label.split(/[,，（(]/)[0]?.trim() ?? label
