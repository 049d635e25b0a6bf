// A page that has opened, has been answered and is drawn says so itself (apps/web/settled.ts).
import type { Page } from 'playwright-core'

export async function settled(page: Page): Promise<void> {
  await page.locator('html[data-settled]').waitFor({ state: 'attached' })
}
