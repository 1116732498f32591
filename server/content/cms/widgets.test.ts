import { expect, test } from 'vitest'
import type { WidgetKind, WidgetOf } from '#contracts/widgets.ts'
import { plainDocument } from './plain-document.ts'
import { readWidget } from './read-rows.ts'
import { fakeReading } from './reading.fakes.ts'

function read<Kind extends WidgetKind>(kind: Kind, fields: object): WidgetOf<Kind> {
  const plain = plainDocument({ blockType: kind, id: 'w', ...fields }, { market: 'da-dk', language: 'da' })
  return readWidget(plain as never, fakeReading()) as WidgetOf<Kind>
}
const carousel = { content: { category: 'women-coats' } }
const pictures = { items: [{ imageMobile: { imageUrl: '/a.jpg' } }] }

test('gives every widget its tracking id, alias and the screens it is left out on [B-WID-05, B-WID-09]', () => {
  const text = read('text', { text: 'x', trackingId: 't', visibility: { disabledTablet: true }, disabledApp: 'true' })
  expect(text).toMatchObject({
    trackingId: 't',
    alias: 'text',
    disabledTablet: true,
    disabledApp: true,
    disabledMobile: false,
    disabledDesktop: false,
  })
})

test('keeps gaps between screens open, so that the page falls back to mobile [B-WID-06]', () => {
  const { images, texts } = read('banner', { images: { mobile: { url: '/a.jpg' } }, mobileText: { text: 'x' } })
  expect(images).toEqual({ mobile: { imageUrl: '/a.jpg', alt: '', aspectRatio: '1/1' }, tablet: null, desktop: null })
  expect([texts.mobile?.text, texts.tablet, texts.desktop]).toEqual(['<p>x</p>', null, null])
})

test('takes a picture’s ratio as written, else from its size, else square [B-WID-07] [B-CON-06]', () => {
  const ratio = (picture: object) =>
    read('banner', { images: { mobile: { url: '/a.jpg', ...picture } } }).images.mobile?.aspectRatio
  expect([
    ratio({ aspectRatio: '16:9' }),
    ratio({ width: 2400, height: 1000 }),
    ratio({ width: '900', height: '1200' }),
    ratio({}),
  ]).toEqual(['16/9', '12/5', '3/4', '1/1'])
})

test('refuses a picture address that could run script, and never uses a file name as the text of a picture', () => {
  const picture = (fields: object) =>
    read('banner', { images: { mobile: { filename: 'IMG_1.jpg', name: 'IMG_1', ...fields } } }).images.mobile
  expect([picture({ url: 'javascript:alert(1)' }), picture({ url: '//elsewhere.example/a.jpg' }), picture({})]).toEqual(
    [null, null, null],
  )
  expect(picture({ url: '/a.jpg' })?.alt).toBe('')
})

test('centres a banner’s button at 14 px unless its editor says otherwise [B-WID-10, B-CON-05]', () => {
  const flat = read('banner', { mobileText: '', mobileCta: { title: 'Se', url: '/kjoler' }, mobileCtaFontSize: '' })
    .texts.mobile
  expect(read('banner', { mobileText: '' }).texts.mobile).toBeNull()
  expect(flat).toMatchObject({ ctaPosition: 'center', ctaFontSize: 14, cta: { title: 'Se', url: '/da-dk/kjoler' } })
})

test('lets only plain colours through', () => {
  const colour = (backgroundColor: unknown) => read('text', { text: 'x', backgroundColor }).backgroundColor
  expect(['#FFF', 'fff', { value: '#f4efe6', label: 'sand' }, '1B1A18'].map(colour)).toEqual([
    '#fff',
    '#fff',
    '#f4efe6',
    '#1b1a18',
  ])
  expect(['red', '#ffff', 'url(x)', '#fff;color:red', 7].map(colour)).toEqual([null, null, null, null, null])
})

test('sets a slim banner above the header and centred [B-WID-12, B-WID-O8, B-CON-05]', () => {
  expect(read('slimBanner', { text: 'Fri levering' })).toMatchObject({
    location: 'above',
    textAlign: 'center',
    lines: [{ text: 'Fri levering', link: null }],
  })
  expect(read('slimBanner', { text: 'x', location: 'below', textAlign: 'right' })).toMatchObject({
    location: 'below',
    textAlign: 'end',
  })
})

test('lets the lines of an advanced slim banner take turns, sliding every four seconds unless told otherwise [B-WID-11, B-WID-O8]', () => {
  const turning = (fields: object) =>
    read('slimBanner', { blockType: 'slimBannerAdvanced', text: 'x', ...fields }).motion

  expect(turning({})).toEqual({ kind: 'slide', durationMs: 500, delayMs: 4000, loops: 0, controls: false })
  expect(
    turning({
      ...{ animation: 'Fade', animationDuration: '250', animationDelay: 6000, loopLimit: 3 },
      showBannerControls: '1',
    }),
  ).toEqual({ kind: 'fade', durationMs: 250, delayMs: 6000, loops: 3, controls: true })
  expect(turning({ animationDelay: 1, loopLimit: -1 })).toMatchObject({ delayMs: 1000, loops: 0 })
  expect(read('slimBanner', { text: 'x' }).motion).toBeNull()
})

test('sets a simple slim banner in one line and a container in a box; the lines of an advanced one take turns for ever [B-WID-O8]', () => {
  const textSettings = [{ text: 'one' }, { text: 'two' }]
  const [simple, container, advanced] = ['Simple', 'Container', 'Advanced'].map(
    (kind) =>
      readWidget({ blockType: `slimBanner${kind}`, textSettings, id: '1' }, fakeReading()) as WidgetOf<'slimBanner'>,
  )

  expect([simple!.box, container!.box, advanced!.box]).toEqual([false, true, false])
  expect([simple!.motion, container!.motion]).toEqual([null, null])
  expect(advanced!.motion).toMatchObject({ kind: 'slide', durationMs: 500, delayMs: 4000, loops: 0 })
  expect([simple!.location, container!.lines.length]).toEqual(['above', 2])
})

test('cuts a line of a slim banner at its words, and gives it a code to copy [B-WID-11]', () => {
  const textSettings = [
    { text: 'one two three', wordLimit: '2', clipboard: 'WELCOME10' },
    { text: 'one two', wordLimit: 0, clipboard: { code: 'DRESS20' } },
    { markdownContent: 'one', clipboard: '' },
  ]

  expect(read('slimBanner', { textSettings }).lines.map(({ text, clipboard }) => [text, clipboard])).toEqual([
    ['one two…', 'WELCOME10'],
    ['one two', 'DRESS20'],
    ['one', null],
  ])
})

test('leaves each line of a slim banner out on the screens its editor says [B-WID-11]', () => {
  const textSettings = [
    { text: 'a', disabledMobile: '1', disabledDesktop: true },
    { text: 'b', disabled: { tablet: true, app: 'true' } },
    { text: 'c', disabledMobile: false },
  ]
  const screens = (fields: object) => read('slimBanner', fields).lines.map(({ notOn }) => notOn)

  expect(screens({ textSettings, disabledTablet: true })).toEqual([['mobile', 'desktop'], ['app', 'tablet'], []])
  expect(screens({ text: 'x', disabledMobile: true })).toEqual([[]])
})

test('shows a film in a loop without sound unless told otherwise, and lets none with sound begin by itself [B-WID-17] [B-CON-05] [B-WID-O15]', () => {
  const film = (fields: object) => read('video', { videoUrl: '/films/linen.mp4', ...fields })

  expect(film({})).toMatchObject({ loop: true, muted: true, autoplay: true, captions: [], poster: null })
  expect(film({ loop: '0', muted: false, autoplay: true })).toMatchObject({
    loop: false,
    muted: false,
    autoplay: false,
  })
  expect(film({ autoplay: false })).toMatchObject({ muted: true, autoplay: false })
  expect(
    film({
      poster: { imageUrl: '/images/field/1/1.jpeg', alt: 'A field', aspectRatio: '21/9' },
      captions: [
        { url: '/films/linen.en.vtt', language: 'en', title: 'English' },
        { url: 'javascript:x', language: 'da' },
      ],
    }),
  ).toMatchObject({
    poster: { aspectRatio: '21/9', alt: 'A field' },
    captions: [{ url: '/films/linen.en.vtt', language: 'en', title: 'English' }],
  })
})

test('leaves out a film without an address it may be loaded from [B-WID-17]', () => {
  const films = ['', 'javascript:alert(1)', '//elsewhere.test/film.mp4'].map((videoUrl) => read('video', { videoUrl }))

  expect(films).toEqual([null, null, null])
})

test('reduces several blanks to one, and keeps non-breaking ones', () => {
  expect(read('text', { headline: ' Commande\u00a0:  vous\n aussi\u202f! ' }).headline).toBe(
    'Commande\u00a0: vous aussi\u202f!',
  )
})

test('takes every line of an animated slim banner', () => {
  const lines = read('slimBanner', {
    blockType: 'slimBannerAnimated',
    textSettings: [{ text: 'En' }, { text: '<p>To &amp; tre</p>' }, { text: '' }],
  }).lines
  expect(lines.map(({ text }) => text)).toEqual(['En', 'To & tre'])
})

test('shows 3, 5 and 6 products, slides in 100 ms and waits 2500 ms unless told otherwise [B-WID-13, B-CON-04] [B-WID-O4, B-WID-O5]', () => {
  expect(read('productCarousel', carousel)).toMatchObject({
    displayed: { mobile: 3, tablet: 5, desktop: 6 },
    speedMs: 100,
    autoplay: false,
    autoplayAfterMs: 2500,
    arrowsPosition: 'inside',
    headlineTextAlignment: 'left',
  })
  expect(read('productCarousel', { ...carousel, autoplayAfter: '4', arrowsPosition: 'Outside' })).toMatchObject({
    autoplayAfterMs: 4000,
    arrowsPosition: 'outside',
  })
  expect(read('productCarousel', { ...carousel, autoplayAfter: 0 }).autoplayAfterMs).toBe(2500)
})

test('takes a carousel that names goods, a category or an order of all goods, and no other [B-WID-13]', () => {
  expect(read('productCarousel', { content: { sorting: 'popular' } }).content).toMatchObject({
    ...{ category: null, sorting: 'popular' },
  })
  expect(read('productCarousel', { content: {} })).toBeNull()
})

test('reads how a carousel looks: headline, room around it, what is seen of its neighbours [B-WID-13, B-CON-04, B-WID-O5]', () => {
  const settings = { headlineTextAlignment: 'Center', headlineFontSize: '32', headlineColor: 'C4161C' }
  expect(
    read('productCarousel', {
      ...carousel,
      ...settings,
      paddingTop: 24,
      previewRightDesktop: '40',
      pagination: '1',
      speed: '250',
    }),
  ).toMatchObject({
    headlineTextAlignment: 'center',
    headlineFontSize: 32,
    headlineColor: '#c4161c',
    padding: { top: 24, right: 0, bottom: 0, left: 0 },
    preview: { left: { desktop: 0 }, right: { mobile: 0, desktop: 40 } },
    pagination: true,
    speedMs: 250,
  })
})

test('recommends what was looked at unless the editor names another kind, by either call [B-REC-01, B-REC-02, B-CON-05]', () => {
  const recommended = (blockType: string, fields: object = {}) =>
    read('recommendationCarousel', { blockType, ...fields })
  expect(recommended('productCarouselRecommendationV2')).toMatchObject({
    version: '2',
    type: 'RecentlyViewedProducts',
    displayed: { mobile: 3, tablet: 5, desktop: 6 },
  })
  expect(
    recommended('productCarouselRecommendationV3', { recommendationType: 'trendingproducts', category: 'women' }),
  ).toMatchObject({ version: '3', type: 'TrendingProducts', content: { category: 'women' } })
})

test('opens titles to texts, and leaves out a part without either [B-WID-18]', () => {
  const items = [{ title: 'Hvornår?', text: 'I **morgen**.' }, { title: 'Hvor?' }, { text: 'x' }]
  expect(read('accordionText', { items }).items).toEqual([
    { title: 'Hvornår?', html: '<p>I <strong>morgen</strong>.</p>' },
  ])
  expect(read('accordionText', { items: [] })).toBeNull()
  expect(read('banner', { blockType: 'canvas', mobileText: { text: 'x', xSpace: 10 } })).toMatchObject({
    kind: 'banner',
  })
  expect(read('banner', { blockType: 'smartWidget' }).kind).toBe('banner')
})

test('shows what others say only with a number of words or something to embed, cut at that many words [B-WID-22, B-WID-O7]', () => {
  expect(read('trustWidget', { text: 'one two three' })).toBeNull()
  expect(read('trustWidget', { text: 'one two three', wordLength: '2' }).html).toBe('<p>one two</p>…')
  expect(read('trustWidget', { embedText: '4.8 of 5', wordLength: 0 }).html).toBe('<p>4.8 of 5</p>')
})

test('shows one product from all its sides, 2, 2 and 3 at once, and none where no product is named [B-WID-14] [B-WID-O4, B-CON-04]', () => {
  expect(read('productDetailCarousel', { product: { id: '1_navy_01' } })).toMatchObject({
    productId: '1_navy_01',
    displayed: { mobile: 2, tablet: 2, desktop: 3 },
  })
  expect(read('productDetailCarousel', {})).toBeNull()
})

test('shows 2, 2 and 3 pictures in an image carousel [B-WID-14, B-CON-04] [B-WID-O4]', () => {
  expect(read('imageCarousel', pictures).displayed).toEqual({ mobile: 2, tablet: 2, desktop: 3 })
})

test('takes for carousels of pictures every setting that those of products have [B-WID-14]', () => {
  const settings = {
    ...{ headline: 'Linen', headlineTextAlignment: 'Right', headlineFontSize: '28', headlineColor: 'C4161C' },
    ...{ autoplay: 'true', autoplayAfter: '4', speed: '300', pagination: '1', arrowsPosition: 'Outside' },
    ...{ displayedProductsMobile: 1, displayedProductsTablet: '3', displayedProductsDesktop: 5 },
    ...{ previewLeftMobile: 8, previewRightDesktop: '40', paddingTop: 24, paddingBottom: 12, toggleFullWidth: true },
  }
  const ofProducts = read('productCarousel', { ...carousel, ...settings })
  const { link: _, content: _content, products: _products, kind: _kind, alias: _alias, ...look } = ofProducts

  expect(look).toMatchObject({ autoplay: true, autoplayAfterMs: 4000, displayed: { mobile: 1, tablet: 3, desktop: 5 } })
  expect(read('imageCarousel', { ...pictures, ...settings })).toMatchObject(look)
  expect(read('productDetailCarousel', { product: '1_navy_01', ...settings })).toMatchObject(look)
})

test('leaves a carousel with nothing in it out [B-WID-13, B-CON-04, B-WID-O5]', () => {
  expect(read('imageCarousel', pictures).items).toHaveLength(1)
  expect(read('imageCarousel', { items: [{ title: 'no picture' }] })).toBeNull()
  expect(read('productCarousel', { content: {} })).toBeNull()
})

test('takes goods by id or by category, from either kind of reference', () => {
  const chosen = (fields: object) => read('productCarousel', fields).content
  expect(chosen({ content: { products: [{ id: '1_navy_01' }, '2_black_01'], size: '4' } })).toMatchObject({
    productIds: ['1_navy_01', '2_black_01'],
    category: null,
    size: 4,
  })
  expect(chosen({ categoryId: 'women-coats', numberOfProducts: 8 })).toMatchObject({ category: 'women-coats', size: 8 })
  expect(chosen({ content: { category: { relationTo: 'categories', value: 'women-coats' } } }).category).toBe(
    'women-coats',
  )
})

test('cuts a text after 2500 words unless told otherwise, and sends the rest apart [B-WID-15] [B-CON-07, B-VAL-01]', () => {
  expect(read('text', { text: 'x' }).wordLimit).toBe(2500)
  expect(read('text', { text: 'one two three', wordLimit: '2' })).toMatchObject({
    wordLimit: 2,
    html: '<p>one two…</p>',
    rest: '<p>three</p>',
  })
})

test('collects search-engine text with its headings [B-CMS-22]', () => {
  expect(read('seo', { text: '## Kjoler\n\nAlt om *kjoler*.' }).html).toBe(
    '<h2>Kjoler</h2><p>Alt om <em>kjoler</em>.</p>',
  )
})

test('shows at most four selling points [B-WID-O7, B-WID-18]', () => {
  const points = ['a', 'b', 'c', 'd', 'e'].map((title) => ({
    title,
    icon: 'truck',
    text: 't',
    link: { pageId: 'delivery' },
  }))
  const usp = read('usp', { points })
  expect(usp.points.map(({ title }) => title)).toEqual(['a', 'b', 'c', 'd'])
  expect(usp.points[0]).toMatchObject({ icon: 'truck', link: { url: '/da-dk/delivery' } })
})

test('links sections to a category, a page or a free address [B-WID-21]', () => {
  const sections = [
    { categoryId: 'women' },
    { pageId: 'about', title: 'Om' },
    { url: 'https://example.com', title: 'Ude', openInCurrentTab: false },
    { categoryId: 'nowhere' },
  ]
  expect(read('multiLink', { sections }).sections.map(({ link }) => link)).toEqual([
    { title: 'category women', url: '/da-dk/c/women', newTab: false },
    { title: 'Om', url: '/da-dk/about', newTab: false },
    { title: 'Ude', url: 'https://example.com', newTab: true },
  ])
})

test('takes how a group of links is set: in a line that scrolls, so many a row, so far apart, to one side, from edge to edge [B-WID-21]', () => {
  const sections = [
    { url: '/coats', title: 'Coats', ctaTitle: 'See them', trackingId: 'coats', image: { url: '/a.jpg' } },
  ]
  const set = { slider: '1', buttonsPerRow: '3', gap: 24, width: 'full', textAlign: 'Center', trackingId: 'all' }

  expect(read('multiLink', { sections, ...set })).toMatchObject({
    ...{ slider: true, buttonsPerRow: 3, gap: 24, width: 'full', textAlign: 'center', trackingId: 'all' },
    sections: [{ ctaTitle: 'See them', trackingId: 'coats', image: { imageUrl: '/a.jpg' } }],
  })
  expect(read('multiLink', { sections })).toMatchObject({
    ...{ slider: false, buttonsPerRow: null, gap: null, width: 'page', textAlign: 'left' },
  })
})

test('gives any widget a code to copy, alone or in a group of settings [B-WID-09]', () => {
  expect([
    read('banner', { clipboard: 'LINEN20' }).clipboard,
    read('text', { text: 'x', clipboard: { code: 'A' } }).clipboard,
  ]).toEqual(['LINEN20', 'A'])
  expect(read('banner', {}).clipboard).toBeNull()
})

test('reads the type of a widget from `type` or `blockType`, the newer one if there are both [B-CMS-18]', () => {
  const kind = (fields: object) => readWidget({ ...fields, text: 'x', id: '1' }, fakeReading())?.kind

  expect([kind({ type: 'seo' }), kind({ blockType: 'text' }), kind({ type: 'seo', blockType: 'text' })]).toEqual([
    ...['seo', 'text', 'text'],
  ])
})

test('reads the different names of one widget as the same type [B-CMS-18]', () => {
  const kind = (type: string) => readWidget({ _alias: type, text: 'x', id: '1' }, fakeReading())?.kind
  expect(
    ['text', 'TextWidget', 'textBlock', 'SEO', 'slimBannerSimple', 'slim-banner-advanced', 'smartWidget', 'Banner'].map(
      kind,
    ),
  ).toEqual(['text', 'text', 'text', 'seo', 'slimBanner', 'slimBanner', 'banner', 'banner'])
})

test('reads a promotion spot, simple and of one cell unless told otherwise [B-WID-08, B-WID-20, B-CON-05] [B-CON-06]', () => {
  expect(read('promotionSpot', { position: '7' })).toMatchObject({
    position: 7,
    type: '1x1',
    mode: 'image',
    randomPosition: false,
  })
  expect(read('promotionSpot', { tileType: '2X2', randomPosition: 'true', mode: 'TEXT' })).toMatchObject({
    type: '2x2',
    mode: 'text',
    randomPosition: true,
  })
  expect(['1x2', '2x1', '3x1', '9x9'].map((tileType) => read('promotionSpot', { tileType }).type)).toEqual([
    '1x2',
    '2x1',
    '3x1',
    '1x1',
  ])
})

test.each([
  ['2026-12-01T10:00:00', '2026-12-01T10:00:00.000Z'],
  ['2026-12-01 10:00', '2026-12-01T10:00:00.000Z'],
  ['2026-12-01', '2026-12-01T00:00:00.000Z'],
  ['2026-12-01T10:00:00+0100', '2026-12-01T09:00:00.000Z'],
  ['2026-13-01T10:00:00', undefined],
  ['', undefined],
])(
  'reads the moment %s in UTC unless it names its offset, whatever the clock of the machine [B-CNT-O1]',
  (written, at) => {
    const zone = process.env.TZ
    process.env.TZ = 'America/New_York'
    const countdown = read('text', { text: 'x', countdown: { countdownDateTime: written } }).countdown
    if (zone === undefined) delete process.env.TZ
    else process.env.TZ = zone

    expect(countdown?.at).toBe(at)
  },
)

test('reads a countdown of any widget, with its colours and the screens it is left out on [B-CNT-01, B-CNT-04]', () => {
  const countdown = {
    countdownDateTime: '2026-12-01T10:00:00+01:00',
    backgroundColor: '#fff',
    textColor: '#1b1a18',
    disabledMobile: true,
  }
  expect(read('text', { text: 'x', countdown }).countdown).toEqual({
    at: '2026-12-01T09:00:00.000Z',
    backgroundColor: '#fff',
    color: '#1b1a18',
    disabledMobile: true,
    disabledTablet: false,
    disabledDesktop: false,
  })
  expect(read('text', { text: 'x', countdown: { countdownDateTime: 'soon' } }).countdown).toBeNull()
  expect(read('slimBanner', { textSettings: [{ text: 'x', countdown }] }).lines[0]?.countdown?.at).toBe(
    '2026-12-01T09:00:00.000Z',
  )
})

test('reads the form of the customer club with the pages that leave it out, of which only paths count [B-WID-19] [B-VAL-01]', () => {
  const signup = read('customerClubSignup', {
    ...{ headline: 'Join us', text: 'News first', buttonText: 'Join', terms: '<p>Free</p>', successMessage: 'Welcome' },
    subbrands: [
      { id: 'women', name: 'Halden', preSelected: 'true' },
      { id: 'men', name: 'Halden Men' },
      { id: 'nameless' },
    ],
    excludedPages: [
      '/basket',
      'checkout',
      ' /login ',
      'https://shop.example/x',
      { path: '/receipt' },
      { path: 'x' },
      7,
    ],
  })

  expect(signup).toMatchObject({
    ...{ headline: 'Join us', html: '<p>News first</p>', buttonText: 'Join', terms: '<p>Free</p>' },
    ...{ successMessage: 'Welcome', excludedPages: ['/basket', '/login', '/receipt'], asPopup: false },
    subBrands: [
      { id: 'women', name: 'Halden', preSelected: true },
      { id: 'men', name: 'Halden Men', preSelected: false },
    ],
  })
  expect(read('customerClubSignup', { asPopup: '1' })).toMatchObject({
    ...{ headline: null, html: '', buttonText: null, terms: '', successMessage: null },
    ...{ subBrands: [], excludedPages: [], asPopup: true },
  })
})

test('reads a widget of every type by its key [B-WID-04] [B-WID-O3]', () => {
  const filled = {
    ...{ text: 'x', headline: 'x', videoUrl: '/a.mp4', product: { id: '1_navy_01' }, wordLength: 5, position: 2 },
    ...{ images: { mobile: { url: '/a.jpg' } }, mobileText: { text: 'x' }, content: { category: 'coats' } },
    ...{ items: [{ title: 'x', text: 'x', imageMobile: { imageUrl: '/a.jpg' } }], points: [{ title: 'x' }] },
    ...{ textSettings: [{ text: 'x' }], sections: [{ label: 'x', url: '/x', type: 'url' }] },
  }
  const kindOf = (key: string) => read(key as WidgetKind, filled)?.kind

  expect(
    Object.fromEntries(
      [
        ...['smartWidget', 'canvas', 'text', 'seo', 'video', 'usp', 'productDetailCarousel', 'imageCarousel'],
        ...['productCarousel', 'productCarouselRecommendationV2', 'productCarouselRecommendationV3'],
        ...['productCarouselWishlist', 'customerClubSignup', 'slimBannerSimple', 'slimBannerContainer'],
        ...['slimBannerAdvanced', 'trender', 'promotionSpot', 'multiLink', 'accordionText', 'trustWidget'],
      ].map((key) => [key, kindOf(key)]),
    ),
  ).toEqual({
    ...{ smartWidget: 'banner', canvas: 'banner', text: 'text', seo: 'seo', video: 'video', usp: 'usp' },
    ...{ productDetailCarousel: 'productDetailCarousel', imageCarousel: 'imageCarousel' },
    ...{ productCarousel: 'productCarousel', productCarouselRecommendationV2: 'recommendationCarousel' },
    ...{ productCarouselRecommendationV3: 'recommendationCarousel', productCarouselWishlist: 'wishlistCarousel' },
    ...{ customerClubSignup: 'customerClubSignup', slimBannerSimple: 'slimBanner' },
    ...{ slimBannerContainer: 'slimBanner', slimBannerAdvanced: 'slimBanner', trender: 'trender' },
    ...{ promotionSpot: 'promotionSpot', multiLink: 'multiLink', accordionText: 'accordionText' },
    trustWidget: 'trustWidget',
  })
})

test('counts words, ends a text that is cut by an ellipsis inside what it closes, and keeps the rest to be unfolded [B-WID-O11]', () => {
  const cut = (text: string, wordLimit: number) => {
    const widget = read('text', { text, wordLimit })
    return [widget.html, widget.rest]
  }
  const [html, rest] = cut('<p>one two <strong>three four</strong></p>', 3)
  expect(html).toMatch(/^<p>one two <strong>three\s*…<\/strong><\/p>$/)
  expect(rest).toContain('four')
  expect(cut('<p>one two three four</p>', 4)).toEqual(['<p>one two three four</p>', ''])
})
