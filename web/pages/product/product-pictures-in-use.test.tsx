import { expect, test } from 'vitest'
import { openProductInUse } from './product-in-use.fakes.ts'

const { browser, links, on, show } = openProductInUse()

test('a picture is opened large, leafed by arrows, thumbnails and the keyboard, and brought closer by a press [B-PDP-O7]', async () => {
  const page = await show()
  await page.getByRole('link', { name: 'Enlarge: Front' }).click()
  const viewer = page.getByRole('dialog', { name: 'Photos' })
  const large = viewer.getByRole('button', { name: /^Zoom/ })
  const shown = () => large.getAttribute('aria-label')
  const width = async () => (await large.locator('img').boundingBox())!.width

  await expect.poll(shown).toBe('Zoom in: Front')
  const before = await width()
  await large.click()
  await expect.poll(shown).toBe('Zoom out: Front')
  expect(await width()).toBeGreaterThan(1.5 * before)
  await page.keyboard.press('ArrowRight')
  await expect.poll(shown).toBe('Zoom in: Back')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(shown).toBe('Zoom in: Front')
  await viewer.getByRole('button', { name: 'Back', exact: true }).click()
  await expect.poll(shown).toBe('Zoom in: Back')
})

test('the pictures of a phone are swiped, with thumbnails that lead to each [B-PDP-O7]', async () => {
  const page = await browser.show({ kind: 'product' }, { shell: { links, featureToggles: on }, width: 390 })
  const thumbs = page.getByRole('navigation', { name: 'Choose a photo' })
  const current = () => thumbs.locator('[aria-current]').getAttribute('href')
  const views = page.getByRole('list', { name: 'Views' })

  await expect.poll(current).toBe('#view-1')
  expect(await views.evaluate((it) => it.scrollWidth > it.clientWidth)).toBe(true)
  await views.hover()
  await page.mouse.wheel(390, 0)
  await expect.poll(current).toBe('#view-2')
  await thumbs.getByRole('link').first().click()
  await expect.poll(current).toBe('#view-1')
})

test('the bar with the button appears when the button itself has left the screen [B-PDP-O7, B-FT-25]', async () => {
  const page = await show()
  const bar = page.locator('[class^="buy-bar"][class$="-bar"]')
  await page.locator('form#buy').waitFor()
  await page.evaluate(() =>
    document.body.append(Object.assign(document.createElement('div'), { style: 'height:3000px' })),
  )

  await expect.poll(() => bar.getAttribute('data-away')).toBe('true')
  await page.evaluate(() => window.scrollTo(0, 3000))
  await expect.poll(() => bar.getAttribute('data-away')).toBe(null)
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect.poll(() => bar.getAttribute('data-away')).toBe('true')

  // The button is still to come: it is below the screen, after a tall block.
  await page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const watch = new IntersectionObserver(([entry]) => entry && !entry.isIntersecting && resolve())
    watch.observe(document.querySelector('form#buy')!)
    document.body.prepend(Object.assign(document.createElement('div'), { style: 'height:3000px' }))
    window.scrollTo(0, 0)
    await promise
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  })
  expect(await bar.getAttribute('data-away')).toBe('true')
})
