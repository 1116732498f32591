import type { Listing } from '#contracts/browsing-pages.ts'
import type { ProductCard, ProductDetail, Variant } from '#contracts/catalogue.ts'
import type { Shell } from '#contracts/content.ts'
import type { PageAlias, PageFrame, PageOf } from '#contracts/pages.ts'
import type { ShownPrice } from '#contracts/pricing.ts'
import type { Facet } from '#contracts/search.ts'
import type { Row, Widget, WidgetOf } from '#contracts/widgets.ts'
import { exampleShell } from './buying.fakes.ts'

/** Example payloads of the pages for browsing, for tests, benchmarks and previews. */
type ExampleMarket = 'en-gb' | 'en-us' | 'tr-tr' | 'ar-ae'

const link = (title: string, url: string) => ({ title, url, newTab: false })

/** The shell with menus, as a real shop has it. */
export function browsingShell(id: ExampleMarket): Shell {
  const shell = exampleShell(id)
  const column = {
    id: 'c1',
    title: 'Clothing',
    links: [link('Dresses', `/${id}/women/dresses`), link('Coats', `/${id}/women/coats`)],
  }
  return {
    ...shell,
    links: { ...shell.links, searchPage: `/${id}/search`, countrySelectorPage: `/${id}/country-selector` },
    navigation: {
      ...shell.navigation,
      main: [
        {
          id: 'women',
          title: 'Women',
          url: `/${id}/women`,
          emphasis: 'plain',
          columns: [column],
          picture: null,
          burgerMenuPriority: 2,
        },
        {
          id: 'sale',
          title: 'Sale',
          url: `/${id}/sale`,
          emphasis: 'sale',
          columns: [],
          picture: null,
          burgerMenuPriority: 1,
        },
      ],
      service: [link('Help', `/${id}/help`)],
      footer: [{ title: 'Help', links: [link('Delivery', `/${id}/delivery`), link('Returns', `/${id}/returns`)] }],
      footerSecondary: [link('Privacy', `/${id}/privacy`)],
    },
  }
}

export const currencyOf = (id: ExampleMarket): string => exampleShell(id).market.currency

export function examplePrice(id: ExampleMarket, amount: number, more: Partial<ShownPrice> = {}): ShownPrice {
  const salesPrice = { amount, currency: currencyOf(id) }
  return { salesPrice, discounts: [], shown: { now: salesPrice }, ...more }
}

const colours = [
  ['navy', 'Navy', '#2a3550'],
  ['camel', 'Camel', '#b48b60'],
  ['black', 'Black', '#2b2a2c'],
] as const

export function exampleCard(id: ExampleMarket, nth = 0, more: Partial<ProductCard> = {}): ProductCard {
  const style = String(100231 + nth)
  const productId = `${style}_navy_01`
  const url = (colour: string) => `/${id}/p/v-neck-dress-${style}-${colour}`
  return {
    id: productId,
    styleNumber: style,
    optionId: '01',
    name: 'V-neck crêpe dress',
    url: url('navy'),
    price: examplePrice(id, 89.9),
    subBrand: 'Halden',
    brand: 'Halden',
    badges: [],
    isNew: false,
    isProductSet: false,
    inStock: true,
    comingSoonProduct: false,
    isInDeliverySet: false,
    productSetOptionsCount: 0,
    hasCompleteTheLook: false,
    hasEcom: true,
    hasRetail: false,
    isDigital: false,
    frontImage: '',
    colourFamilyName: 'Blue',
    colourName: 'Navy',
    styleOptionCount: colours.length,
    images: {
      urlTemplate: `/images/${productId}/1/{0}.{1}`,
      indexes: [
        { index: 1, format: 'avif', view: 'front', alt: 'Navy V-neck crêpe dress, front' },
        { index: 2, format: 'avif', view: 'back', alt: 'Navy V-neck crêpe dress, back' },
      ],
    },
    productRelations: colours.map(([slug, colour, hex]) => ({
      id: slug === 'navy' ? productId : `${style}_${slug}_01`,
      colour,
      hex,
      url: url(slug),
      inStock: slug !== 'black',
    })),
    ...more,
  }
}

export function exampleVariant(id: string, size: string, more: Partial<Variant> = {}): Variant {
  return {
    id,
    inStockEcom: true,
    inStockRetail: false,
    inDeliveryDateSet: false,
    size: { sizeId: size, name: size },
    ...more,
  }
}

export function exampleProduct(id: ExampleMarket, more: Partial<ProductDetail> = {}): ProductDetail {
  const card = exampleCard(id)
  return {
    ...card,
    allowInStockNotifications: false,
    isPreorder: false,
    isNoos: false,
    description: '<p>Cut on the bias.</p>',
    careInstructions: ['30° gentle'],
    styleOptionNumber: '01',
    fabricComposition: '100% viscose',
    colour: { id: 'navy', name: 'Navy', base: 'Blue', nuance: 'Navy', pantoneHexCode: '#2a3550' },
    variants: [
      exampleVariant(`${card.id}_36`, '36'),
      exampleVariant(`${card.id}_38`, '38', { fewLeft: 2 }),
      exampleVariant(`${card.id}_40`, '40', { inStockEcom: false }),
    ],
    styleOptions: card.productRelations.map(({ id: option, colour, hex, url, inStock }) => ({
      id: option,
      name: card.name,
      url,
      image: `/images/${option}/1/1.jpeg`,
      inStock,
      optionId: '01',
      colour,
      hex,
      price: card.price,
      variants: [],
    })),
    sustainabilityReasons: [],
    tags: [],
    breadcrumb: [],
    productSafety: {
      manufacturer: 'Halden A/S',
      address: 'Havnegade 1, Aarhus',
      contact: 'safety@halden.example',
      warnings: [],
    },
    ...more,
  }
}

export function exampleFacets(): Facet[] {
  const value = (name: string, count: number, more: object = {}) => ({
    value: name.toLowerCase(),
    name,
    count,
    selected: false,
    ...more,
  })
  return [
    {
      id: 'size',
      name: 'Size',
      values: ['34', '36', '38', '40', '42', '44'].map((size) =>
        value(size, 12, { group: 'eu', selected: size === '38' }),
      ),
    },
    {
      id: 'colour',
      name: 'Colour',
      values: colours.map(([, name, hex]) => value(name, name === 'Black' ? 0 : 9, { hex })),
    },
    {
      id: 'category',
      name: 'Category',
      values: ['Dresses', 'Coats', 'Knitwear', 'Trousers', 'Bags'].map((name) => value(name, 20)),
    },
    { id: 'brand', name: 'Brand', values: [value('Halden', 60)] },
  ]
}

export function exampleListing(id: ExampleMarket, more: Partial<Listing> = {}): Listing {
  const money = (amount: number) => ({ amount, currency: currencyOf(id) })
  const bounds = { lowerBoundingValue: money(19), upperBoundingValue: money(259) }
  return {
    heading: 'Dresses',
    intro: '<p>For warm days.</p>',
    category: 'dresses',
    subCategories: [link('Midi', `/${id}/women/dresses/midi`)],
    page: 1,
    pages: 4,
    pageSize: 60,
    basePath: `/${id}/women/dresses`,
    query: { size: '38' },
    sorting: 'relevance',
    search: {
      results: Array.from({ length: 60 }, (_, nth) => exampleCard(id, nth)),
      totalResults: 214,
      startingFrom: 0,
      facets: exampleFacets(),
      priceFacet: { selected: bounds, available: bounds },
      categorySearch: [],
      hasError: false,
      sortings: ['relevance', 'newest', 'price-asc'].map((sorting) => ({
        id: sorting,
        selected: sorting === 'relevance',
      })),
    },
    ...more,
  }
}

const common = {
  trackingId: '',
  alias: '',
  disabledApp: false,
  disabledMobile: false,
  disabledTablet: false,
  disabledDesktop: false,
  backgroundColor: null,
  countdown: null,
  clipboard: null,
}

export function exampleBanner(more: Partial<WidgetOf<'banner'>> = {}): WidgetOf<'banner'> {
  const picture = (ratio: string) => ({
    imageUrl: `/images/scene-coat/1/${ratio.replace('/', '-')}.{1}`,
    alt: 'Two women in coats',
    aspectRatio: ratio,
  })
  const text = {
    text: '<h2>Coats for the long way home</h2><p>Double-faced wool.</p>',
    cta: link('See the coats', '/en-gb/women/coats'),
    ctaBackgroundColor: null,
    ctaFontSize: 14,
    ctaColor: null,
    ctaPosition: 'center',
    xSpace: null,
    ySpace: null,
    disclaimer: null,
    enableCtaIcon: false,
  }
  return {
    ...common,
    id: 'hero',
    kind: 'banner',
    toggleFullWidth: true,
    link: null,
    safeSide: 'start',
    images: { mobile: picture('4/5'), tablet: null, desktop: picture('16/9') },
    texts: { mobile: text, tablet: null, desktop: null },
    ...more,
  }
}

export const exampleCarousel = (id: ExampleMarket): WidgetOf<'productCarousel'> => ({
  ...common,
  id: 'new',
  kind: 'productCarousel',
  headline: 'New this week',
  headlineTextAlignment: 'left',
  headlineFontSize: null,
  headlineColor: null,
  toggleFullWidth: false,
  autoplay: false,
  autoplayAfterMs: 2500,
  speedMs: 100,
  pagination: false,
  arrowsPosition: 'inside',
  displayed: { mobile: 3, tablet: 5, desktop: 6 },
  preview: { left: { mobile: 0, tablet: 0, desktop: 0 }, right: { mobile: 0, tablet: 0, desktop: 0 } },
  padding: { top: 0, right: 0, bottom: 0, left: 0 },
  link: null,
  content: { productIds: [], category: null, sorting: null, size: 8 },
  products: Array.from({ length: 8 }, (_, nth) => exampleCard(id, nth)),
})

export const exampleRow = (...widgets: Widget[]): Row => ({
  id: widgets[0]?.id ?? 'empty',
  perRowMobile: 1,
  hideOnISO: false,
  widgets,
})

/** An example page of one kind, with the common fields filled in. */
export function examplePage<Alias extends PageAlias>(
  id: ExampleMarket,
  alias: Alias,
  body: Partial<PageOf<Alias>>,
): PageOf<Alias> {
  const frame: PageFrame = {
    status: 200,
    path: `/${id}/women/dresses`,
    market: id,
    build: 'b',
    layout: 'default',
    title: 'Dresses · Halden',
    metaTags: [],
    linkTags: [],
    structuredData: [],
    robots: 'index, follow',
    zones: {},
    alternates: {},
    breadcrumb: [link('Home', `/${id}`), link('Women', `/${id}/women`), link('Dresses', `/${id}/women/dresses`)],
  }
  return { ...frame, pageAlias: alias, ...body } as unknown as PageOf<Alias>
}
