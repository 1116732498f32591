import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import { feedShop, goods, table } from './feed-shop.fakes.ts'

const database = await testDatabase()
let shop: Awaited<ReturnType<typeof feedShop>>
beforeEach(async () => {
  shop = await feedShop(database)
})

const rss = (items: string) =>
  `<?xml version="1.0"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title>\n${items}\n</channel></rss>`
const hat = (id: string, more = '') =>
  `<item><g:id>${id}</g:id><title>Wool hat ${id}</title><g:price>20.00 EUR</g:price><g:availability>in_stock</g:availability>${more}</item>`

test('reads RSS whose names are prefixed or not, with marked-off text and nested values', async () => {
  const report = await shop.take(
    rss(
      hat(
        '1',
        '<g:item_group_id>hats</g:item_group_id><g:color>Navy</g:color><description><![CDATA[<p>Warm &amp; soft</p>]]></description><g:shipping><g:country>DK</g:country><g:price>49 DKK</g:price></g:shipping><g:product_detail><g:section_name>Care</g:section_name><g:attribute_name>Wash</g:attribute_name><g:attribute_value>Cold</g:attribute_value></g:product_detail><g:gender>female</g:gender>',
      ),
    ),
  )

  expect(report.refused).toEqual([])
  expect(
    await shop.distinctRows("p.product_id, t.name, t.description, p.attributes->'feed'->>'product_detail'", goods),
  ).toEqual(['hats_navy_01 | Wool hat 1 | Warm & soft | Care:Wash:Cold'])
})

test('reads Atom with its own names for text and links', async () => {
  await shop.take(
    `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><entry><id>a-1</id><title>Linen dress</title><summary>Loose</summary><link href="https://feed.example/1"/><g:price>EUR 89,95</g:price><g:availability>in stock</g:availability></entry></feed>`,
  )

  expect(await shop.distinctRows('v.source_id, t.name, t.description', goods)).toEqual(['a-1 | Linen dress | Loose'])
  expect(await shop.distinctRows('minor', 'price_log')).toEqual(['8995'])
})

test('reads a stray & as it stands, and loses one broken item alone', async () => {
  const report = await shop.take(
    rss(`${hat('1', '<g:brand>Fell & Field</g:brand>')}\n${hat('2', '<b>bold')}\n${hat('3')}`),
  )

  expect(report.warned.map(({ line, why }) => `${line} ${why}`)).toContain(
    '0 has signs & that are not written as &amp;; they were read as they stand',
  )
  expect(report.refused).toMatchObject([{ line: 4, why: expect.stringContaining('not well-formed') }])
  expect(await shop.distinctRows('v.source_id, p.brand', goods)).toEqual(['1 | Fell & Field', '3 | No brand'])
})

test('keeps the items before the place where a feed is cut off', async () => {
  const whole = rss(`${hat('1')}\n${hat('2')}`)

  const report = await shop.take(whole.slice(0, whole.indexOf('20.00', whole.indexOf('hat 2'))))

  expect(report.refused).toMatchObject([{ line: 4, why: 'is cut off within this item' }])
  expect(await shop.distinctRows('v.source_id', goods)).toEqual(['1'])
})

test('refuses a feed that declares entities of its own', async () => {
  const attack = `<!DOCTYPE rss [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>`

  const report = await shop.take(rss(hat('1')).replace('?>', `?>${attack}`))

  expect(report.refused).toMatchObject([{ why: expect.stringContaining('declares entities') }])
  expect(await shop.distinctRows('sku', 'variant')).toEqual([])
})

test('reports that a web page is not a feed', async () => {
  const report = await shop.take('<!DOCTYPE html><html><body><p>Sorry</p></body></html>')

  expect(report.refused.at(-1)!.why).toBe('is XML, and neither an RSS nor an Atom feed')
})

test('distinguishes goods that differ only in their pattern, and sizes that only the title names', async () => {
  await shop.take(
    table(
      'id|title|price|availability|color|pattern|item_group_id',
      'p-1|Cotton shirt|20 EUR|in stock|Blue|Striped|one',
      'p-2|Cotton shirt|20 EUR|in stock|Blue|Plain|one',
      'p-3|Wool coat - S|20 EUR|in stock|Black||two',
      'p-4|Wool coat - XL|20 EUR|in stock|Black||two',
    ),
  )

  expect(await shop.distinctRows('sku, t.colour_name, t.name', goods)).toEqual([
    'one_blue-plain_02_one | Blue Plain | Cotton shirt',
    'one_blue-striped_01_one | Blue Striped | Cotton shirt',
    'two_black_01_s | Black | Wool coat',
    'two_black_01_xl | Black | Wool coat',
  ])
})

test('reads the column names that affiliate networks use', async () => {
  await shop.take(
    'aw_product_id,merchant_product_id,product_name,search_price,rrp_price,currency,in_stock,Fashion:size,brand_name,merchant_category\n9,m-9,Silk blouse,79.00,99.00,EUR,1,M,Loom,Women > Tops\n',
  )

  expect(await shop.distinctRows('v.source_id, v.size_name, p.brand, p.sub_brand', goods)).toEqual([
    'm-9 | M | Loom | women',
  ])
  expect(await shop.distinctRows('minor, list_minor, kind', 'price_log')).toEqual(['7900 | 9900 | reduction'])
})

test('takes a sign that several currencies share for that of the market named or the only one sold in, and else refuses its price', async () => {
  const of = (price: string, list?: string) =>
    shop.take(
      table(
        'id|title|price|sale_price|availability',
        `c-${price.length}${list ?? ''}|Cap|${price}|${price.replace('20', '15')}|in stock`,
      ),
      list ? { list } : {},
    )
  const refusals = async (...asked: Parameters<typeof of>) => (await of(...asked)).refused.map(({ why }) => why)

  expect(await refusals('$20')).toEqual([])
  expect(await refusals('20,00 kr.')).toEqual([])
  expect(await refusals('¥ 2000')).toEqual(['price ¥ 2000 may be in JPY, CNY (--market says which)'])
  expect(await refusals('$ 20', 'da-dk')).toHaveLength(1)
  expect(await refusals('20 $', 'en-us')).toEqual([])
  expect(await shop.distinctRows('currency, list, minor, list_minor', 'price_log')).toEqual([
    'DKK | da-dk | 1500 | 2000',
    'USD | en-us | 1500 | 2000',
  ])
})

test('reports a sale it cannot understand, and never guesses one', async () => {
  const report = await shop.take(
    table(
      'id|title|price|sale_price|sale_price_effective_date|availability',
      's-1|Hat one|20 EUR|15 USD||in stock',
      's-2|Hat two|20 EUR|25 EUR||in stock',
      's-3|Hat three|20 EUR|15 EUR|next week|in stock',
      's-4|Hat four|20 EUR|cheap||in stock',
    ),
  )

  expect(report.warned.filter(({ why }) => why.includes('sale')).map(({ line }) => line)).toEqual([2, 3, 4, 5])
  expect(await shop.distinctRows('minor, kind', 'price_log')).toEqual(['2000 | regular'])
})

test('lets a feed change a price while its dated sale runs', async () => {
  const sale = (price: string) =>
    table(
      'id|title|price|sale_price|sale_price_effective_date|availability',
      `s-1|Hat|20 EUR|${price} EUR|2026-02-01/2026-02-20|in stock`,
    )
  await shop.take(sale('15'), { list: 'de-de' })

  const cheaper = await shop.take(sale('12'), { list: 'de-de', now: new Date('2026-02-11T12:00:00Z') })
  const again = await shop.take(sale('12'), { list: 'de-de', now: new Date('2026-02-12T12:00:00Z') })

  expect(cheaper.refused).toEqual([])
  expect(again.rows.prices.changed).toBe(0)
  expect(await shop.distinctRows("minor, kind, starts_at at time zone 'UTC'", 'price_log')).toEqual([
    '1200 | reduction | 2026-02-11 12:00:00',
    '1500 | reduction | 2026-02-01 00:00:00',
    '2000 | regular | 2026-02-20 00:00:00',
  ])
})

test('keeps an EAN with the first variant that has it, and leaves out an invalid one', async () => {
  const report = await shop.take(
    table(
      'id|title|price|availability|gtin',
      'g-1|Hat one|20 EUR|in stock|5714512345676',
      'g-2|Hat two|20 EUR|in stock|5714512345676',
      'g-3|Hat three|20 EUR|in stock|5714512345670',
    ),
  )

  expect(report.refused).toEqual([])
  expect(await shop.distinctRows("source_id, coalesce(ean, 'none')", 'variant')).toEqual([
    'g-1 | 5714512345676',
    'g-2 | none',
    'g-3 | none',
  ])
  expect(report.warned.filter(({ why }) => why.startsWith('gtin'))).toHaveLength(2)
})

test('keeps goods of two sources apart although their ids are the same', async () => {
  const feed = (title: string) => table('id|title|price|availability|color', `1|${title}|20 EUR|in stock|Navy`)
  await shop.take(feed('Wool hat'), { source: 'north' })
  await shop.take(feed('Silk scarf'), { source: 'south' })

  expect(await shop.distinctRows('t.name, s.source', `${goods} join style s using (style_number)`)).toEqual([
    'Silk scarf | south',
    'Wool hat | north',
  ])
})

test('reports the attributes that the shop does not use and keeps them, from tables and from XML', async () => {
  const report = await shop.take(
    table('id|title|price|availability|custom_label_0|shipping(country:price)', '1|Shirt|20 EUR|in stock|x|DK:49 DKK'),
  )

  expect(report.warned).toMatchObject([
    { line: 1, why: 'attributes without a meaning here were kept as they are: custom_label_0, shipping' },
    {},
  ])
  expect(await shop.distinctRows("attributes -> 'feed'", 'product')).toEqual([
    '{"shipping": "DK:49 DKK", "custom_label_0": "x"}',
  ])
  const xml = await shop.take(
    '<rss xmlns:g="http://base.google.com/ns/1.0"><channel><item><g:id>2</g:id><g:title>Cap</g:title><g:price>9 EUR</g:price><g:availability>in stock</g:availability><g:promotion_id>A</g:promotion_id></item></channel></rss>',
  )
  expect(xml.warned.map(({ why }) => why)).toContain(
    'attributes without a meaning here were kept as they are: promotion_id',
  )
})

test('shows coming goods with their day, and reports that those without a day count as sold out', async () => {
  const report = await shop.take(
    table(
      'id|title|price|availability|availability_date|color',
      '1|Shirt|20 EUR|preorder|2026-05-01T10:00+0200|Navy',
      '2|Shirt|20 EUR|backorder||Navy',
    ),
  )

  expect(report.warned).toMatchObject([{ line: 3, why: 'backorder names no day to come; counted as sold out' }])
  expect(await shop.distinctRows("available_from at time zone 'UTC'", 'product')).toContain('2026-05-01 08:00:00')
})
