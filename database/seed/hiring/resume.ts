/** A resume of one page, as small as a PDF can be; its letters are those that every reader has. */
export function resumeOf(name: string, lines: readonly string[]): Buffer {
  const safe = (text: string) => text.replace(/[^ -~]/g, '').replace(/[\\()]/g, '\\$&')
  const shown = [
    `/F 20 Tf 60 770 Td (${safe(name)}) Tj /F 11 Tf`,
    ...lines.map((line) => `0 -24 Td (${safe(line)}) Tj`),
  ]
  const text = `BT ${shown.join(' ')} ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let whole = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = whole.length
    whole += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  return Buffer.from(
    `${whole}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${whole.length}\n%%EOF\n`,
  )
}
