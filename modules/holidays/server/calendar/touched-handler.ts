import { type Handler, on } from '#platform/http/server/handler.ts'
import { noticeText } from '#platform/notices/model/notice.ts'
import { touchedBy } from '../../contract/holidays.ts'
import type { HolidayNeeds } from '../needs.ts'

/** Each part of the product says what it knows of the days; put into words here, as for everything a reader is told. */
export const touchedHandlers = ({ touches }: HolidayNeeds): readonly Handler[] => [
  on(touchedBy, ({ company, body, session, say, language }) =>
    company.read(async (tx) => {
      const lines: string[] = []
      for (const touch of touches) {
        for (const touched of await touch(tx, company.companyId, body.dates, session)) {
          lines.push(noticeText(say, language, touched))
        }
      }
      return lines
    }),
  ),
]
