/** The clock: one big button, what it would do, and where one is. Works without a connection. */
import { Button, FileButton } from '@mantine/core'
import { IconClockPause, IconClockPlay, IconFaceId, IconLogin2, IconLogout2, IconQrcode } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Loaded } from '#design/states.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { ownToday } from '#modules/attendance/contract/clocking/own.ts'
import { type ClockingType, clockingFlags, nextType, placeAt } from '#modules/attendance/model/public.ts'
import { CodeCamera, FaceCamera, shrunk } from '#modules/attendance/web/public.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { metresText } from '#platform/words/web/words.ts'
import classes from '../me.module.css'
import { useOutbox } from '../outbox/outbox.ts'
import { useWords } from '../words.ts'
import { minutesText, timeText } from './times.ts'
import { useClock } from './use-clock.ts'
import { useWhere } from './where.ts'

type Today = DataOf<typeof ownToday>

const FRESH_MS = 60_000

/** `code` is one that the phone's own camera scanned and opened. */
export function ClockCard({ code, onDone }: { readonly code?: string; readonly onDone?: () => void }) {
  const t = useWords()
  const reading = useCall(ownToday, {}, { refetchInterval: FRESH_MS })
  return (
    <section className={`card ${classes.card}`} aria-label={t('me.clock')}>
      <Loaded reading={reading} rows={4}>
        {(today) => <Clock today={today} code={code} onDone={onDone} />}
      </Loaded>
    </section>
  )
}

type ClockProps = { readonly today: Today; readonly code?: string; readonly onDone?: () => void }

function Clock({ today, code, onDone }: ClockProps) {
  const t = useWords()
  const { timezone_key: zone } = useMe()
  const { press, doing } = useClock()
  const [scanningFor, setScanningFor] = useState<ClockingType>()
  const [facingFor, setFacingFor] = useState<ClockingType>()
  const state = useStateNow(today)
  const method = code ? 'qr' : wayOf(today)
  if (today.methods.length === 0) return <p className="muted">{t('me.clock.notNeeded')}</p>
  const act = async (type: ClockingType, more: { readonly qr?: string; readonly photo?: File } = {}) => {
    const qr = more.qr ?? code
    if (method === 'qr' && !qr) return setScanningFor(type)
    if (method === 'face') return today.face === 'ready' ? setFacingFor(type) : undefined
    setScanningFor(undefined)
    if (await press({ type, method, ...more, ...(qr ? { qr } : {}) })) onDone?.()
  }
  const main = state.state === 'out' ? 'in' : 'out'
  const Icon = main === 'in' ? IconLogin2 : IconLogout2
  return (
    <>
      <div className={classes.cardHead}>
        <h2>
          {state.since && state.state !== 'out'
            ? t(`me.clock.since.${state.state}`, { time: timeText(state.since, zone) })
            : t('me.clock.out-now')}
        </h2>
        {today.shifts.map(({ short_name, starts, ends }) => (
          <small key={`${short_name ?? ''} ${starts}`}>
            {short_name ?? t('me.clock.office')} {minutesText(starts)}–{minutesText(ends)}
          </small>
        ))}
      </div>
      <PhotoFirst isAsked={today.photo} onGo={(photo) => void act(main, photo && { photo })}>
        {(go) => (
          <Button
            size="xl"
            fullWidth
            leftSection={<Icon size={24} aria-hidden />}
            loading={doing !== undefined}
            onClick={go}
          >
            {t(`me.clock.${main}`)}
          </Button>
        )}
      </PhotoFirst>
      {state.state !== 'out' && (
        <PhotoFirst
          isAsked={today.photo}
          onGo={(photo) => void act(state.state === 'break' ? 'break_in' : 'break_out', photo && { photo })}
        >
          {(go) => (
            <Button
              variant="default"
              fullWidth
              disabled={doing !== undefined}
              leftSection={
                state.state === 'break' ? (
                  <IconClockPlay size={18} aria-hidden />
                ) : (
                  <IconClockPause size={18} aria-hidden />
                )
              }
              onClick={go}
            >
              {t(state.state === 'break' ? 'me.clock.break_in' : 'me.clock.break_out')}
            </Button>
          )}
        </PhotoFirst>
      )}
      {today.methods.includes('qr') && method !== 'qr' && (
        <Button
          variant="subtle"
          fullWidth
          leftSection={<IconQrcode size={18} aria-hidden />}
          disabled={doing !== undefined}
          onClick={() => setScanningFor(nextType(state))}
        >
          {t('me.clock.scan')}
        </Button>
      )}
      {today.face === 'ready' && method !== 'face' && (
        <Button
          variant="subtle"
          fullWidth
          leftSection={<IconFaceId size={18} aria-hidden />}
          disabled={doing !== undefined}
          onClick={() => setFacingFor(nextType(state))}
        >
          {t('me.clock.face')}
        </Button>
      )}
      {today.face === 'consent' && (
        <p>
          <Link to="/me/profile">{t('me.clock.faceConsent')}</Link>
        </p>
      )}
      {today.face === 'photo' && <p className="muted">{t('me.clock.facePhoto')}</p>}
      <p className="muted" role="status">
        {doing === 'place' ? t('me.clock.finding') : code ? t('me.clock.byCode') : <Where today={today} />}
      </p>
      <Marks today={today} />
      {facingFor && (
        <Dialog opened onClose={() => setFacingFor(undefined)} title={t('me.clock.face')}>
          <FaceCamera
            onSeen={(photo) =>
              void press({ type: facingFor, method: 'face', photo, turned: true }).then(() => setFacingFor(undefined))
            }
          />
        </Dialog>
      )}
      {scanningFor && (
        <Dialog opened onClose={() => setScanningFor(undefined)} title={t('me.clock.scan')}>
          <CodeCamera
            onFound={(qr) => void press({ type: scanningFor, method: 'qr', qr }).then(() => setScanningFor(undefined))}
          />
        </Dialog>
      )}
    </>
  )
}

type PhotoFirstProps = {
  readonly isAsked: boolean
  readonly onGo: (photo?: File) => void
  readonly children: (go: () => void) => React.ReactNode
}

/** Where a photo is asked for, the button opens the phone's camera first. */
function PhotoFirst({ isAsked, onGo, children }: PhotoFirstProps) {
  if (!isAsked) return children(() => onGo())
  return (
    <FileButton accept="image/*" capture="user" onChange={(file) => file && void shrunk(file).then(onGo)}>
      {({ onClick }) => children(onClick)}
    </FileButton>
  )
}

/** With what waits to be sent, as if it had been. */
function useStateNow({ state, since }: Today) {
  const waiting = useOutbox()
  const last = waiting.findLast(({ what, refused }) => what === 'clock' && refused === undefined)
  if (!last) return { state, since: since === null ? null : new Date(since) }
  const type = String(last.body.type)
  const now = type === 'out' ? ('out' as const) : type === 'break_out' ? ('break' as const) : ('in' as const)
  return { state: now, since: new Date(last.at) }
}

/** A phone tells its own place; at a desk it is the place of the computer. */
const wayOf = ({ methods }: Today) =>
  !methods.includes('gps')
    ? methods.includes('qr')
      ? 'qr'
      : 'face'
    : matchMedia('(pointer: coarse)').matches
      ? 'gps'
      : 'web'

function Where({ today: { places } }: { readonly today: Today }) {
  const t = useWords()
  const at = useWhere()
  const found = at && placeAt(at, places)
  if (!found) return places.length === 0 ? t('me.clock.noPlaces') : t('me.clock.whereUnknown')
  const told = { place: found.place.name, distance: metresText(found.distance) }
  return t(found.isInside ? 'me.clock.inside' : 'me.clock.outside', told)
}

function Marks({ today: { clockings } }: { readonly today: Today }) {
  const t = useWords()
  const { timezone_key: zone } = useMe()
  if (clockings.length === 0) return null
  return (
    <ol className={classes.chain}>
      {clockings.map(({ id, type, occurred_at, place, flags }) => (
        <li key={id} className={classes.row}>
          <span>
            {type ? t(`me.clocked.${type}`) : t('me.clocked.any')}
            {(place !== null || flags.length > 0) && (
              <small>
                {[
                  place,
                  ...flags.map((flag) => t(`me.clockFlag.${clockingFlags.find((one) => one === flag) ?? 'other'}`)),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            )}
          </span>
          <b className={classes.amount}>{timeText(occurred_at, zone)}</b>
        </li>
      ))}
    </ol>
  )
}
