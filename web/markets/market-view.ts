import type { BadgeContent } from '#contracts/badges.ts'
import type { BrandEntry, Navigation, Shell } from '#contracts/content.ts'
import type { Market, MarketSettings } from '#contracts/markets.ts'
import type { WireMoney } from '#contracts/money.ts'
import { formatMoment } from '#foundation/date-format.ts'
import { fromMajor } from '#foundation/money.ts'
import { formatMoney, formatMoneyInText } from '#foundation/money-format.ts'
import { type Translate, translator } from '#foundation/words.ts'

/** Market data available to every component. */
export interface MarketView {
  readonly market: MarketSettings
  /** A BCP 47 tag, such as `da-DK`. */
  readonly locale: string
  readonly shopName: string
  /** Addresses by page alias. They include the market. */
  readonly links: Readonly<Record<string, string>>
  /** In shops with several brands, the menu is that of the current brand. */
  readonly navigation: Navigation
  /** The current brand, in shops with several brands. */
  readonly subBrand?: string
  /** Editors' badge texts, by badge id. */
  readonly badges: ReadonlyMap<string, BadgeContent>
  readonly markets: readonly Market[]
  readonly t: Translate
  toggle(key: string): boolean
  /** Formats an amount for this market. */
  money(amount: WireMoney): string
  /** Formats an amount for a sentence: a whole amount has no decimals. */
  moneyInText(amount: WireMoney): string
  /** Formats a reduction: `−30 %` for 30. */
  reduction(percent: number): string
  /** Formats a moment in the market's time zone: `Thu 12 Nov, 10:00`. */
  moment(iso: string): string
  /** Joins several names in one line: "Navy, Camel and Black". */
  list(names: readonly string[]): string
}

const views = new WeakMap<object, MarketView>()

/** The view of a shell and brand. It is created once, because its number and date formats are expensive to create. */
export function marketView(shell: Shell, subBrand?: string): MarketView {
  const brand = shell.navigation.brands.find(({ id }) => id === subBrand)
  const of = brand ?? shell
  const known = views.get(of)
  if (known) return known
  const view = brand ? underBrand(marketView(shell), brand) : makeView(shell)
  views.set(of, view)
  return view
}

/** The same market for one of its brands, with the menu and the search of that brand. */
const underBrand = (view: MarketView, { id, menu, searchUrl }: BrandEntry): MarketView => ({
  ...view,
  subBrand: id,
  navigation: menu ? { ...view.navigation, main: menu } : view.navigation,
  links: searchUrl ? { ...view.links, searchPage: searchUrl, searchInAllBrands: view.links.searchPage! } : view.links,
})

function makeView(shell: Shell): MarketView {
  const { market, shopName, links, navigation, badges, markets, featureToggles } = shell
  const { locale } = market
  const western = locale.startsWith('ar') ? `${locale}-u-nu-latn` : locale
  const percent = new Intl.NumberFormat(western, { style: 'percent' })
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  return {
    market,
    locale,
    shopName,
    links,
    navigation,
    badges: new Map(badges.map((badge) => [badge.badgeId, badge])),
    markets,
    t: translator(shell.translations, {}, locale),
    toggle: (key) => featureToggles[key] ?? false,
    money: ({ amount, currency }) => formatMoney(fromMajor(amount, currency), locale),
    moneyInText: ({ amount, currency }) => formatMoneyInText(fromMajor(amount, currency), locale),
    reduction: (by) => percent.format(-by / 100).replace('-', '−'),
    moment: (iso) => formatMoment(new Date(iso), locale, market.timeZone),
    list: (names) => list.format(names),
  }
}
