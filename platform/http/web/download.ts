/** A file from the server into the reader's downloads, under the name the server gives it. */
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { callFile, type InputOf } from './client.ts'
import { Problem } from './problem.ts'
import { showProblem } from './problem-toast.tsx'

/** Shows by itself why there is no file, where people at fault are named; they have links that a toast has no room for. */
type ShowsPeople = (reason: Problem) => void

/** True when the file arrived; otherwise the reason has been shown. */
export async function download<const E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  showPeople?: ShowsPeople,
): Promise<boolean> {
  try {
    const response = await callFile(endpoint, input)
    saveAs(await response.blob(), nameOf(response) ?? endpoint.id)
    return true
  } catch (reason) {
    if (showPeople && reason instanceof Problem && reason.people.length > 0) showPeople(reason)
    else showProblem(reason)
    return false
  }
}

function saveAs(bytes: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(bytes)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

function nameOf(response: Response): string | undefined {
  const header = response.headers.get('content-disposition') ?? ''
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1]
  return encoded ? decodeURIComponent(encoded) : /filename="?([^";]+)"?/i.exec(header)?.[1]
}
