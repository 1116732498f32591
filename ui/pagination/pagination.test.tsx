import { expect, test } from 'vitest'
import { openShowcase } from '../shown.fakes.tsx'
import { styleElement } from '../style-sheet.fakes.ts'
import styles from './pagination.module.css'
import { Pagination } from './pagination.tsx'

const { show } = await openShowcase()

test('links 1, 2, 3 or 5 pages either side of this one, by screen, besides the first and the last [B-SRCH-16] [B-CON-11]', async () => {
  const page = await show(
    <Pagination
      label="Pages"
      page={20}
      pages={40}
      addressOf={(it) => `?page=${it}`}
      words={{ previous: 'Previous', next: 'Next', page: (it) => `Page ${it}` }}
    />,
  )
  const style = styleElement('ui/pagination/pagination.module.css', styles)
  await page.setContent((await page.content()).replace('<title>', `${style}<title>`))
  const aroundAt = async (width: number) => {
    await page.setViewportSize({ width, height: 800 })
    return page.locator('nav a:not([rel]):not([aria-current])').filter({ visible: true }).count()
  }

  const most = { 390: 1, 767: 1, 768: 2, 959: 2, 960: 3, 1279: 3, 1280: 5, 1400: 5 }
  for (const [width, each] of Object.entries(most))
    expect([width, await aroundAt(Number(width))]).toEqual([width, 2 * each + 2])
})
