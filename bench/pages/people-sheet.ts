/** People with names, addresses and places as different as they are in a company, for a list that must be carried. */
import { manyPeople } from '#tests/support/employee-sheet.ts'

const GIVEN =
  `Aisyah Farah Nurul Siti Zulaikha Amirah Hakim Faiz Danish Irfan Wei Mei Jia Xin Kah Hui Boon Yee Chun Siew
  Kavitha Priya Ravi Suresh Anand Meena Gopal Lakshmi Karthik Divya Jelani Rosmah Adeline Felicia Benedict Marcus
  Yvonne Desmond Terrence Cynthia`.split(/\s+/)
const FAMILY =
  `Rahman Ismail Osman Abdullah Hassan Yusof Karim Salleh Tan Lim Lee Wong Chong Goh Ng Teo Yap Chew Ooi Khoo
  Muniandy Kumaran Subramaniam Krishnan Pillai Nair Unggang Sidi Fernandez Rodrigues`.split(/\s+/)

export function peopleSheet(count: number, without: readonly string[] = []): string {
  const [head = '', ...rows] = manyPeople(count).split(/\r?\n/)
  const columns = head.split(',')
  const set = (cells: string[], column: string, value: string) => {
    cells[columns.indexOf(column)] = value
  }
  const keep = (cells: readonly string[]) => cells.filter((_, at) => !without.includes(columns[at] ?? '')).join(',')
  const named = rows.map((row, at) => {
    const cells = row.split(',')
    const given = [GIVEN[(at * 7) % GIVEN.length], GIVEN[(at * 13 + 5) % GIVEN.length]]
    const name = [...given, FAMILY[(at * 11 + Math.floor(at / 40)) % FAMILY.length]].join(' ')
    set(cells, 'full_name', name)
    set(cells, 'email', `${name.toLowerCase().replaceAll(' ', '.')}${at}@small.example`)
    set(cells, 'joined_on', `20${10 + (at % 16)}-${String(1 + (at % 12)).padStart(2, '0')}-${10 + ((at * 3) % 18)}`)
    return keep(cells)
  })
  return [keep(columns), ...named].join('\n')
}
