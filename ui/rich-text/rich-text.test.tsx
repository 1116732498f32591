import { expect, test } from 'vitest'
import { openShowcase } from '../shown.fakes.tsx'
import { RichText, StaticMarkup } from './index.ts'

const { show } = await openShowcase()

test('shows the editors’ markup in the given element', async () => {
  const page = await show(<RichText html="Made of <strong>linen</strong>" as="p" id="about" />)

  expect(await page.locator('p#about strong').textContent()).toBe('linen')
})

test('writes the given markup unchanged', async () => {
  const page = await show(<StaticMarkup as="footer" markup={'<a href="/en-gb/terms">Terms</a>'} className="end" />)

  expect(await page.locator('footer.end').getByRole('link', { name: 'Terms' }).count()).toBe(1)
})
