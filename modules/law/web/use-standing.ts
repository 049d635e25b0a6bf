/**
 * Where the page stands, kept in the part of the address behind the `#`. What is typed shows at once; the address
 * follows a moment later, so that nobody's history fills with single letters.
 */
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { addressOf, type LawCase, type Standing, standingAt } from '../model/address.ts'

const PAUSE = 300

export function useStanding() {
  const navigate = useNavigate()
  // The router hands this part over decoded; what is needed here is what stands in the window.
  useLocation({ select: ({ href }) => href })
  const { hash } = window.location
  const [standing, setStanding] = useState(() => standingAt(hash))
  /** Rises with every case that was opened and not typed. */
  const [opened, setOpened] = useState(0)
  const written = useRef(hash)
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)

  // Somebody followed a link or went back: the address leads.
  useEffect(() => {
    if (hash === written.current) return
    clearTimeout(waiting.current)
    written.current = hash
    setStanding(standingAt(hash))
    setOpened((count) => count + 1)
  }, [hash])
  useEffect(() => () => clearTimeout(waiting.current), [])

  function write(to: string, replace: boolean) {
    clearTimeout(waiting.current)
    written.current = `#${to}`
    void navigate({ to: '.', hash: to, replace, resetScroll: false, hashScrollIntoView: false })
  }

  return {
    standing,
    opened,
    open(found: LawCase) {
      setStanding(standingOf(found))
      setOpened((count) => count + 1)
      write(addressOf(found), false)
    },
    type(typed: LawCase) {
      setStanding(standingOf(typed))
      clearTimeout(waiting.current)
      waiting.current = setTimeout(() => write(addressOf(typed), true), PAUSE)
    },
  }
}

export type Standings = ReturnType<typeof useStanding>

function standingOf(found: LawCase): Standing {
  return { country: found.scheme.slice(0, found.scheme.indexOf('.')), case: found }
}
