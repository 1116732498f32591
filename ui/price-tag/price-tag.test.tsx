import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { openShowcase, violations } from '../shown.fakes.tsx'
import styles from './price-tag.module.css'
import { PriceTag } from './price-tag.tsx'

const { show } = await openShowcase()

const sheets = ['../tokens.css', 'price-tag.module.css'].map((file) =>
  readFileSync(new URL(file, import.meta.url), 'utf8'),
)

/** Shows the tag as members see it, until the end of the test. */
async function showToMember(tag: Parameters<typeof show>[0]) {
  const page = await show(tag)
  const rules = sheets.join('\n').replace(/\.([a-z]+)\b/g, (_, name) => `.${styles[name] ?? name}`)
  await page.evaluate((text) => {
    document.head.append(Object.assign(document.createElement('style'), { textContent: text }))
    document.documentElement.setAttribute('data-member', '')
  }, rules)
  onTestFinished(() => page.evaluate(() => document.documentElement.removeAttribute('data-member')))
  return page
}
const member = { label: 'Member price', figure: '£60' }

test('shows the price for members once the document says that a member reads it, and to nobody else [D-05]', async () => {
  const page = await showToMember(<PriceTag now="£70" member={member} />)

  expect(await page.getByText('£60').isVisible()).toBe(true)
  expect(await violations(page)).toEqual([])
  await page.evaluate(() => document.documentElement.removeAttribute('data-member'))
  expect(await page.getByText('£60').isVisible()).toBe(false)
  expect(await page.getByText('£70').isVisible()).toBe(true)
})

test.each(['usual', 'large'] as const)(
  'writes the price for members as large and as bold as the general one, in a tag of %s size [D-05]',
  async (size) => {
    const page = await showToMember(<PriceTag now="£70" member={member} {...(size === 'large' && { size })} />)
    const weightOf = (figure: string) =>
      page.getByText(figure).evaluate((it) => {
        const { fontSize, fontWeight, fontFamily, textDecorationLine } = getComputedStyle(it)
        return { fontSize, fontWeight, fontFamily, textDecorationLine }
      })

    expect(await weightOf('£60')).toEqual(await weightOf('£70'))
    expect(await weightOf('£60')).toMatchObject({ fontWeight: '500', textDecorationLine: 'none' })
  },
)

test('names what a struck-through price was', async () => {
  const page = await show(
    <PriceTag
      now="£70"
      localized="Now"
      reduced
      was={{ label: 'List price', figure: '£100' }}
      cut="−30 %"
      notes={['Lowest price in 30 days: £80']}
    />,
  )

  expect(await page.locator('p').textContent()).toBe('Now £70List price £100−30 %Lowest price in 30 days: £80')
  expect(await page.locator('s').textContent()).toBe('List price £100')
  expect(await violations(page)).toEqual([])
})

/** Width of a tile in px, two in a row, on phones of 320, 360 and 390 px. */
const tileWidths = [140, 160, 175]
const withRoom = 340
const written = {
  'en-gb': { now: '£36.00', was: '£42.00', cut: '−21%' },
  'de-de': { now: '36,00 €', was: '42,00 €', cut: '−21 %' },
  'ar-ae': { now: '\u200f129.00\u00a0د.إ.\u200f', was: '\u200f219.00\u00a0د.إ.\u200f', cut: '−41%' },
  'tr-tr': { now: '899,00 TL', was: '1.499,00 TL', cut: '−%40' },
}

test.each(Object.entries(written))(
  'writes price, old price and percentage on one line in %s where there is room, and in a phone’s narrow tiles never parts the last two',
  async (market, { now, was, cut }) => {
    const page = await showToMember(
      <div dir={market === 'ar-ae' ? 'rtl' : 'ltr'}>
        <PriceTag now={now} reduced was={{ label: 'Was', figure: was }} cut={cut} />
      </div>,
    )
    await page.setViewportSize({ width: 390, height: 600 })
    const middle = async (text: string) => {
      const { y, height } = (await page.getByText(text, { exact: true }).boundingBox())!
      return y + height / 2
    }
    for (const width of [...tileWidths, withRoom]) {
      await page
        .locator('div')
        .first()
        .evaluate((tile, px) => Object.assign((tile as HTMLElement).style, { inlineSize: `${px}px` }), width)
      const [price, old, percentage] = [await middle(now), await middle(was), await middle(cut)]
      expect(Math.abs(old - percentage), `${width} px`).toBeLessThan(6)
      if (width === withRoom) expect(Math.abs(price - old), `${width} px`).toBeLessThan(6)
    }
  },
)

test('a long price line shows the currency once in a narrow tile, and screen readers hear it with both prices [B-CAT-O2]', async () => {
  const signsIn = async (width: number, { now, was, cut }: (typeof written)['tr-tr']) => {
    const page = await showToMember(
      <div>
        <PriceTag now={now} reduced was={{ label: 'Was', figure: was }} cut={cut} />
      </div>,
    )
    await page
      .locator('div', { has: page.locator('s') })
      .last()
      .evaluate(
        (tile, px) =>
          Object.assign((tile as HTMLElement).style, { container: 'price-line / inline-size', inlineSize: `${px}px` }),
        width,
      )
    expect(await page.locator('s').textContent()).toBe(`Was ${was}`)
    const { width: shown } = (await page.locator('s bdi span').boundingBox())!
    return shown > 1 ? 'both' : 'one'
  }

  expect([await signsIn(175, written['tr-tr']), await signsIn(340, written['tr-tr'])]).toEqual(['one', 'both'])
  expect([await signsIn(175, written['de-de']), await signsIn(175, written['ar-ae'])]).toEqual(['both', 'both'])
})
