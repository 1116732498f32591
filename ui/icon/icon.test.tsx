import { expect, test } from 'vitest'
import { RichText } from '../rich-text/rich-text.tsx'
import { openShowcase } from '../shown.fakes.tsx'
import { Icon } from './icon.tsx'
import { icons } from './icons.ts'
import { iconSprite } from './sprite.ts'

const { show } = await openShowcase()

test('has no text of its own and uses its drawing from the sprite of the document', async () => {
  const page = await show(<RichText html={iconSprite} />)
  const symbols = await page.locator('symbol').count()
  const again = await show(
    <p>
      <Icon name="lock" /> Secure
    </p>,
  )

  expect(symbols).toBe(Object.keys(icons).length)
  expect(await again.locator('svg').getAttribute('aria-hidden')).toBe('true')
  expect(await again.locator('use').getAttribute('href')).toBe('#icon-lock')
})
