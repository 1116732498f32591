import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Variant } from '#contracts/catalogue.ts'
import { browsingShell, exampleVariant } from '../browsing.fakes.ts'
import { openScriptedBrowser } from '../in-scripted-browser.fakes.ts'

let browser: Awaited<ReturnType<typeof openScriptedBrowser>>
beforeAll(async () => {
  browser = await openScriptedBrowser()
})
afterAll(() => browser.close())

const links = { ...browsingShell('en-gb').links, 'size-guide': '/en-gb/size-guide' }

const inLength = (size: string, length: string, more: Partial<Variant>) =>
  exampleVariant(`100231_navy_01_${size}_${length}`, size, {
    length: { lengthId: length, name: `L${length}` },
    ...more,
  })

test('the number, the stock and what is sent follow each choice of a size and a length [B-PDP-02]', async () => {
  const variants = [
    inLength('28', '30', { ean: '4000000002830' }),
    inLength('28', '32', { ean: '4000000002832', inStockEcom: false }),
    inLength('29', '32', { ean: '4000000002932' }),
  ]
  const page = await browser.show({ kind: 'product', product: { variants } })
  const choose = (value: string) => page.locator(`input[type=radio][value="${value}"]`).check({ force: true })
  const shown = () =>
    page
      .locator('main')
      .evaluate((main) => [
        /EAN (\d+)/.exec((main as HTMLElement).innerText)?.[1],
        /^2\d \/ L\d\d: [^.]+/m.exec((main as HTMLElement).innerText)?.[0],
        new FormData(main.querySelector<HTMLFormElement>('form#buy')!).get('sku'),
      ])

  await choose('28')
  await expect.poll(shown).toEqual([undefined, undefined, null])
  await choose('30')
  await expect.poll(shown).toEqual(['4000000002830', '28 / L30: in stock', '100231_navy_01_28_30'])
  await choose('32')
  await expect.poll(shown).toEqual(['4000000002832', '28 / L32: sold out', '100231_navy_01_28_32'])
  await choose('29')
  await expect.poll(shown).toEqual(['4000000002932', '29 / L32: in stock', '100231_navy_01_29_32'])
})

test('the size guide opens beside the product with the settings of the market, at the table of the product, and the other tables can be chosen [B-PDP-10, B-API-17]', async () => {
  const table = (id: string, size: string) => ({
    ...{ id, title: `Sizes of ${id}`, categories: [], otherSystems: [], system: { id: 'uk', name: 'UK' } },
    measures: [{ id: 'bust', name: 'Bust', howTo: 'Around the fullest part.' }],
    rows: [{ size, others: [], sizeIds: [size], figures: [84] }],
  })
  const page = await browser.show(
    { kind: 'product', page: { sizeGuide: 'women' } },
    {
      shell: { links },
      answers: {
        '/api/size-guide-settings': { url: '/en-gb/size-guide', tables: [table('men', '48'), table('women', '10')] },
      },
    },
  )
  const asked = page.waitForRequest(/\/api\/size-guide-settings/)
  await page.locator('[data-opens="size-guide"]').first().click()
  const guide = page.getByRole('dialog', { name: 'Size guide' })

  expect(new URL((await asked).url()).searchParams.get('market')).toBe('en-gb')
  await guide.getByRole('table', { name: /^Sizes of women \(cm\)/ }).waitFor()
  expect(await guide.getByRole('table', { name: /^Sizes of men \(cm\)/ }).count()).toBe(0)
  await guide.getByRole('combobox').selectOption('men')
  await guide.getByRole('table', { name: /^Sizes of men \(cm\)/ }).waitFor()
  expect(await guide.getByRole('link', { name: 'All size tables' }).getAttribute('href')).toBe('/en-gb/size-guide')
})

test('a coming product counts down each second, with two digits each, and can be bought from its launch on [B-PDP-O4, B-CNT-O1, B-CNT-02]', async () => {
  const product = { comingSoonProduct: true, launchDateTime: '2026-06-16T13:02:09Z' }
  const page = await browser.show({ kind: 'product', product }, { clockStands: true })
  const figures = async () => (await page.getByRole('timer').allInnerTexts()).map((text) => text.match(/\d+/g))
  const adds = () => page.getByRole('button', { name: 'Add to basket' }).count()
  /** Parts of the page come with their code, which waits for the clock. */
  const aMomentLater = async <Seen,>(look: () => Promise<Seen>): Promise<Seen> => {
    await page.clock.runFor(50)
    return look()
  }

  await expect.poll(() => aMomentLater(figures)).toEqual([['01', '01', '01', expect.stringMatching(/^0[2-9]$/)]])
  const left = Number((await figures())[0]![3])
  await page.clock.runFor(1000)
  await expect.poll(figures).toEqual([['01', '01', '01', `0${left - 1}`]])
  expect(await adds()).toBe(0)
  await page.clock.fastForward(90_070_000)
  await expect.poll(() => aMomentLater(adds)).toBeGreaterThan(0)
  expect(await figures()).toEqual([])
})
