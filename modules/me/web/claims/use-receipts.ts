/**
 * Receipts of a claim as they are chosen: with a connection each goes up at once, so that it is read while the rest is
 * filled in; without one it stays here and goes as soon as there is one, or with the claim. What is not sent in the end is thrown away again.
 */
import { useEffect, useRef, useState } from 'react'
import { attach, dropAttachment } from '#modules/claims/contract/attachments.ts'
import { call } from '#platform/http/web/client.ts'

export type SentReceipts = { readonly ids: readonly string[]; readonly rest: readonly File[] }

export function useReceipts(online: boolean) {
  const [files, setFiles] = useState<readonly File[]>([])
  /** By file, once it is up. */
  const [ids, setIds] = useState<ReadonlyMap<File, string>>(new Map())
  const going = useRef(new Map<File, Promise<string | undefined>>())

  const goUp = (file: File) => {
    const sent = call(attach, { file }).then(
      ({ id }) => {
        setIds((known) => new Map(known).set(file, id))
        return id
      },
      // It goes with the claim, which is told what is wrong with it.
      () => undefined,
    )
    going.current.set(file, sent)
  }
  // Those that were taken without a connection, or did not get through.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the connection alone makes them go
  useEffect(() => {
    if (online) for (const file of files) if (!ids.has(file)) goUp(file)
  }, [online])
  const throwAway = (file: File) => {
    const sent = going.current.get(file)
    going.current.delete(file)
    void sent?.then((id) => (id === undefined ? undefined : call(dropAttachment, { params: { id } }))).catch(() => {})
  }
  return {
    files,
    up: files.flatMap((file) => {
      const id = ids.get(file)
      return id === undefined ? [] : [{ id, name: file.name }]
    }),
    change(next: readonly File[]) {
      for (const file of files) if (!next.includes(file)) throwAway(file)
      if (online) for (const file of next) if (!files.includes(file)) goUp(file)
      setFiles(next)
    },
    /** They belong to a line that was laid by. */
    handOver: () => setFiles([]),
    /** What is up by now, and what has still to go with the claim. */
    async sent(of: readonly File[]): Promise<SentReceipts> {
      const all = await Promise.all(of.map(async (file) => ({ file, id: await going.current.get(file) })))
      return {
        ids: all.flatMap(({ id }) => (id === undefined ? [] : [id])),
        rest: all.flatMap(({ file, id }) => (id === undefined ? [file] : [])),
      }
    },
    /** Nothing was sent. */
    throwAllAway() {
      for (const file of [...going.current.keys()]) throwAway(file)
    },
  }
}

/** With those that are not up yet. */
export async function allUp({ ids, rest }: SentReceipts): Promise<string[]> {
  const all = [...ids]
  for (const file of rest) all.push((await call(attach, { file })).id)
  return all
}
