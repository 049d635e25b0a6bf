/** Which of our mails something is about: its id stands in its Message-ID and in the address it comes back to. */

/** `bounces@example.com` -> `bounces+<id>@example.com`: what comes back there tells by itself what it is about. */
export function returnAddress(bounces: string, mailId: string): string {
  const at = bounces.lastIndexOf('@')
  return `${bounces.slice(0, at)}+${mailId}${bounces.slice(at)}`
}

export const mailIdIn = (text: string): string | undefined =>
  /(?:^|[<+\s])([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/i.exec(text)?.[1]?.toLowerCase()
