import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Navigation } from '#contracts/content.ts'
import { styleElement } from '#ui/style-sheet.fakes.ts'
import { browsingShell } from '../../pages/browsing.fakes.ts'
import { openBrowser, type Shown } from '../../pages/in-browser.fakes.tsx'
import styles from './main-menu.module.css'
import { MainMenu } from './main-menu.tsx'

let browser: Shown
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const shell = browsingShell('en-gb')

/** Where the entries of the menu stand on a phone, a tablet and a desktop. On the first two it is unfolded by its link. */
async function places(menuPosition: NonNullable<Navigation['menuPosition']>): Promise<string[]> {
  const page = await browser.open(<MainMenu path="/en-gb" />, {
    ...shell,
    navigation: { ...shell.navigation, menuPosition },
  })
  const style = styleElement('web/content/header/main-menu.module.css', styles)
  await page.setContent((await page.content()).replace('<title>', `${style}<title>`))
  const found: string[] = []
  for (const width of [390, 767, 768, 959, 960, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const aligned = page.locator(width < 960 ? `.${styles.link}` : `.${styles.entries}`).first()
    found.push(await aligned.evaluate((it) => getComputedStyle(it).justifyContent))
  }
  return found
}

const [start, center, end] = ['flex-start', 'center', 'flex-end'] as const

test('stands on each kind of screen where its editor wants it [B-NAV-11]', async () => {
  expect(await places({ mobile: 'right', tablet: 'left', desktop: 'center' })).toEqual([
    ...[end, end, start, start, center, center],
  ])
  expect(await places({ mobile: 'center', tablet: 'right', desktop: 'left' })).toEqual([
    ...[center, center, end, end, start, start],
  ])
  expect(await places({ mobile: 'center', tablet: 'center', desktop: 'right' })).toEqual([
    ...[center, center, center, center, end, end],
  ])
})
