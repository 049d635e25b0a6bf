/** What a page held where a step failed: as a picture, and in words for whoever has the log of a machine that is gone. */
import type { Page } from 'playwright-core'

const LINES = 60

export async function tellFailure(
  page: Page,
  { id, result }: { id: string; result?: { state: string } },
): Promise<void> {
  if (result?.state !== 'fail') return
  await page.screenshot({ path: `dist/failed-${id}.png` })
  const dialog = page.getByRole('dialog').first()
  const place = (await dialog.count()) > 0 ? dialog : page.locator('body')
  const held = (await place.ariaSnapshot()).split('\n')
  const focused = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 300))
  console.log([page.url(), ...held.slice(0, LINES), `focus: ${focused}`].join('\n'))
}
