/** A card as a vCard 3.0 (RFC 2426), which every address book takes in. */
export type CardFacts = {
  readonly full_name: string
  readonly preferred_name: string | null
  readonly position: string | null
  readonly department: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly company: string
  readonly website: string | null
  readonly address: string | null
  /** As an address a page can show: kind and base64. */
  readonly photo?: string | null
}

export function vcardOf(card: CardFacts): string {
  const lines: (readonly [string, string | null])[] = [
    ['BEGIN', 'VCARD'],
    ['VERSION', '3.0'],
    ['FN', escaped(card.full_name)],
    // Which part of a name is the family's differs from script to script; all of it stands in the first place.
    ['N', `${escaped(card.full_name)};;;;`],
    ['NICKNAME', card.preferred_name && escaped(card.preferred_name)],
    ['ORG', [card.company, card.department ?? ''].map(escaped).join(';').replace(/;$/, '')],
    ['TITLE', card.position && escaped(card.position)],
    ['EMAIL;TYPE=WORK', card.email && escaped(card.email)],
    ['TEL;TYPE=WORK,VOICE', card.phone && escaped(card.phone)],
    ['URL', card.website && escaped(card.website)],
    ['ADR;TYPE=WORK', card.address && `;;${escaped(card.address)};;;;`],
    ...photoLine(card.photo),
    ['END', 'VCARD'],
  ]
  return lines.flatMap(([name, value]) => (value ? [`${name}:${value}`] : [])).join('\r\n')
}

function photoLine(photo: string | null | undefined): (readonly [string, string])[] {
  const [, type, base64] = /^data:image\/(\w+);base64,(.+)$/.exec(photo ?? '') ?? []
  return type && base64 ? [[`PHOTO;ENCODING=b;TYPE=${type.toUpperCase()}`, base64]] : []
}

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
