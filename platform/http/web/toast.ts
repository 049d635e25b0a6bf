import { type NotificationData, notifications } from '@mantine/notifications'
import { say } from '#platform/words/web/words.ts'
import './words.ts'

type Notice = Omit<NotificationData, 'autoClose'> & { readonly autoClose?: number | false }
const STANDS_MS = 6_000

export const hide = (id: string): void => void notifications.hide(id)

/**
 * Bad news interrupt a reader, good news wait. None goes away under the pointer or while one is in it with the keyboard.
 * The closing cross needs a name in the language of the moment.
 */
export function show({ autoClose = STANDS_MS, ...notice }: Notice): string {
  const id = notifications.show({
    role: notice.color === 'red' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': say('http.close') },
    autoClose,
    onFocusCapture: () => stand(false),
    onBlurCapture: () => stand(autoClose),
    ...notice,
  })
  const stand = (stands: number | false) => notifications.update({ id, ...notice, autoClose: stands })
  return id
}
