import type { BadgeContent } from '#contracts/badges.ts'
import type { Navigation, Shell } from '#contracts/content.ts'
import type { Market, MarketSettings } from '#contracts/markets.ts'
import type { WireMoney } from '#contracts/money.ts'
import { formatMoment } from '#foundation/date-format.ts'
import { exponentOf, money, roundHalfAway } from '#foundation/money.ts'
import { formatMoney } from '#foundation/money-format.ts'
import { type Translate, translator } from '#foundation/words.ts'

/** What every component may ask of the market it is shown in. */
export interface MarketView {
  readonly market: MarketSettings
  /** BCP 47: `da-DK`. */
  readonly locale: string
  readonly shopName: string
  /** Addresses by page alias, market included. */
  readonly links: Readonly<Record<string, string>>
  readonly navigation: Navigation
  /** What editors wrote of badges, by id. */
  readonly badges: ReadonlyMap<string, BadgeContent>
  readonly markets: readonly Market[]
  readonly t: Translate
  toggle(key: string): boolean
  /** An amount as this market writes it. */
  money(amount: WireMoney): string
  /** `−30 %` for a reduction by 30. */
  reduction(percent: number): string
  /** `Thu 12 Nov, 10:00`, by the market's own clock. */
  moment(iso: string): string
  /** The names of several things in one line: "Navy, Camel and Black". */
  list(names: readonly string[]): string
}

const views = new WeakMap<Shell, MarketView>()

/** One view a shell: the formats in it are dear to make and cheap to use. */
export function marketView(shell: Shell): MarketView {
  const known = views.get(shell)
  if (known) return known
  const view = makeView(shell)
  views.set(shell, view)
  return view
}

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
    money: ({ amount, currency }) =>
      formatMoney(money(roundHalfAway(amount * 10 ** exponentOf(currency)), currency), locale),
    reduction: (by) => percent.format(-by / 100).replace('-', '−'),
    moment: (iso) => formatMoment(new Date(iso), locale, market.timeZone),
    list: (names) => list.format(names),
  }
}
