/** A picture that only the signed-in may have, as an address the page can show while the component lives. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { callFile, type InputOf } from './client.ts'

/** `key` names the one picture: another one has another. Undefined while there is none, or where it cannot be had. */
export function usePicture<const E extends Endpoint>(
  endpoint: E,
  key: string | null,
  input: InputOf<E>,
): string | undefined {
  const { data: bytes } = useQuery({
    queryKey: [endpoint.id, 'picture', key],
    enabled: key !== null,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => (await callFile(endpoint, { ...input, signal })).blob(),
  })
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!bytes || key === null) return setUrl(undefined)
    const made = URL.createObjectURL(bytes)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [bytes, key])
  return key === null ? undefined : url
}
