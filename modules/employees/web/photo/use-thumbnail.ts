/** The small picture of somebody; those that one look at a screen asks for are asked for together. */
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/http/web/client.ts'
import { thumbnails } from '../../contract/portrait.ts'

const AT_ONCE = 100
type Waiting = {
  readonly id: string
  readonly resolve: (picture: string | null) => void
  readonly reject: (why: unknown) => void
}

let waiting: Waiting[] = []

/** `photoId` names the one picture: another one has another. */
export function useThumbnail(id: string, photoId: string | null | undefined): string | undefined {
  const { data } = useQuery({
    queryKey: [thumbnails.id, id, photoId],
    enabled: Boolean(photoId),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => asked(id),
  })
  return photoId ? (data ?? undefined) : undefined
}

function asked(id: string): Promise<string | null> {
  return new Promise((resolve, reject) => {
    waiting.push({ id, resolve, reject })
    // The rows of one list are drawn in one go.
    if (waiting.length === 1) setTimeout(() => void together(), 0)
  })
}

async function together(): Promise<void> {
  const all = waiting
  waiting = []
  for (let from = 0; from < all.length; from += AT_ONCE) {
    const some = all.slice(from, from + AT_ONCE)
    try {
      const found = await call(thumbnails, { body: { employee_ids: [...new Set(some.map(({ id }) => id))] } })
      const pictures = new Map(found.map((one) => [one.id, one.picture]))
      for (const { id, resolve } of some) resolve(pictures.get(id) ?? null)
    } catch (failure) {
      for (const { reject } of some) reject(failure)
    }
  }
}
