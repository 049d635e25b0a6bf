/** The law worked by hand: a public page where anyone asks a scheme, and the views that explain a worksheet. */
export const module = { name: 'law', needs: [] } as const
