/** What others see of a person, and how and where the person clocks in; each opened for changes by who may. */

import { useState } from 'react'
import { mayEnter } from '#access/enter.ts'
import { Facts } from '#design/page.tsx'
import { Loaded } from '#design/states.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { comma } from '#platform/words/web/words.ts'
import { display, displayOptions } from '../../../contract/display.ts'
import { fieldWord } from '../../labels.ts'
import { valueText } from '../../many/value-text.ts'
import { useWords } from '../../words.ts'
import { PartHead } from '../part-head.tsx'
import { ClockingForm } from './clocking-form.tsx'
import type { Display } from './display.ts'
import { DisplayForm } from './display-form.tsx'

export function DisplayPart({ id }: { readonly id: string }) {
  const t = useWords()
  const reading = useCall(display, { params: { id } })
  const closed = mayEnter(useSession(), 'employee.batch') ? undefined : t('employees.mayNotEdit')
  const [open, setOpen] = useState<'display' | 'clocking'>()
  const close = () => setOpen(undefined)
  return (
    <Loaded reading={reading} rows={4}>
      {(found) => (
        <>
          <PartHead
            title={t('employees.display')}
            onEdit={open === 'display' ? undefined : () => setOpen('display')}
            closed={closed}
          />
          {open === 'display' ? (
            <DisplayForm id={id} now={found} onDone={close} />
          ) : (
            <Facts
              facts={displayOptions.map((name) => [
                fieldWord(name),
                t(found[name] ? 'employees.display.shown' : 'employees.display.hidden'),
              ])}
            />
          )}
          <PartHead
            title={t('employees.clocking')}
            onEdit={open === 'clocking' ? undefined : () => setOpen('clocking')}
            closed={closed}
          />
          {open === 'clocking' ? (
            <ClockingForm id={id} now={found} onDone={close} />
          ) : (
            <Facts
              facts={[
                [t('employees.many.kind.attendance_method'), methodsText(found) || t('employees.clocking.none')],
                [t('employees.clocking.places'), placesText(found) || t('employees.clocking.noPlaces')],
              ]}
            />
          )}
        </>
      )}
    </Loaded>
  )
}

const methodsText = ({ attendance_methods: methods }: Display): string =>
  methods.length === 0 ? '' : valueText('attendance_methods', methods.join('|'))

const placesText = ({ limited_places }: Display): string =>
  limited_places.flatMap(({ name, named }) => (named ? [name] : [])).join(comma())
