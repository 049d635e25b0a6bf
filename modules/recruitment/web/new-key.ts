/** Keys of rows that the server has not seen yet: it gives them ids, and the key is not sent. */
const NEW = 'new-'
let made = 0

export const newKey = (): string => {
  made += 1
  return `${NEW}${made}`
}

export const withoutNewKey = <Row extends { readonly id: string }>({ id, ...row }: Row) =>
  id.startsWith(NEW) ? row : { id, ...row }
