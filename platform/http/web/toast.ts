import { type NotificationData, notifications } from '@mantine/notifications'
import { say } from '#platform/words/web/words.ts'
import './words.ts'

/** The closing cross needs a name in the language of the moment. */
export function show(notice: NotificationData): string {
  return notifications.show({ closeButtonProps: { 'aria-label': say('http.close') }, ...notice })
}
