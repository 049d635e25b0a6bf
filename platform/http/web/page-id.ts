/** The connection on which this page hears news; its calls carry it, so that it is not told of its own changes. */
let socketId: string | undefined

export const pageId = (): string | undefined => socketId

export function setPageId(id: string | undefined): void {
  socketId = id
}
