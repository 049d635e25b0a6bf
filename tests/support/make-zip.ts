// Zips for tests, honest and lying: every size in the table of contents can be said wrongly.
import { deflateRawSync } from 'node:zlib'

export type ZipMember = { readonly name: string; readonly content: Uint8Array | string; readonly saysSize?: number }

export function makeZip(members: readonly ZipMember[], saysCount = members.length): Buffer {
  const bodies: Buffer[] = []
  const heads: Buffer[] = []
  let at = 0
  for (const { name, content, saysSize } of members) {
    const bytes = Buffer.from(content as Uint8Array)
    const packed = deflateRawSync(bytes)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(8, 4)
    fields.writeUInt32LE(packed.length, 14)
    fields.writeUInt32LE(saysSize ?? bytes.length, 18)
    fields.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), packed])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    heads.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, place, Buffer.from(name)]))
    bodies.push(local)
    at += local.length
  }
  const directory = Buffer.concat(heads)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(saysCount, 8)
  end.writeUInt16LE(saysCount, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...bodies, directory, end])
}

/** The least that is a workbook, around one sheet. */
export function makeXlsx(sheetData: string, more: readonly ZipMember[] = [], sheetSize?: number): Buffer {
  const xmlns = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
  return makeZip([
    { name: '[Content_Types].xml', content: '<Types/>' },
    {
      name: 'xl/workbook.xml',
      content: `<workbook ${xmlns} xmlns:r="r"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `<worksheet ${xmlns}><sheetData>${sheetData}</sheetData></worksheet>`,
      saysSize: sheetSize,
    },
    ...more,
  ])
}
