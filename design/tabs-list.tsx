/** The tabs of a page in one line; on a phone, where they do not all fit, the one that is open comes into sight. */
import { Tabs, type TabsListProps } from '@mantine/core'
import { useEffect, useRef } from 'react'

export function TabsList(props: TabsListProps) {
  const list = useRef<HTMLDivElement>(null)
  const shown = useRef<Element>(undefined)
  // After every drawing, but once for each tab: whoever moves the line by hand is left alone.
  useEffect(() => {
    const open = list.current?.querySelector('[role=tab][aria-selected=true]')
    if (!open || !list.current || open === shown.current) return
    shown.current = open
    const [line, tab] = [list.current.getBoundingClientRect(), open.getBoundingClientRect()]
    if (tab.left < line.left || tab.right > line.right) {
      list.current.scrollLeft += tab.left - line.left - (line.width - tab.width) / 2
    }
  })
  return <Tabs.List ref={list} {...props} />
}
