import { escapeHtml } from '#foundation/escape-html.ts'
import { money } from '#foundation/money.ts'
import { formatMoneyInText } from '#foundation/money-format.ts'
import type { Translate } from '#foundation/words.ts'
import type { Market } from '#server/markets/index.ts'
import type { SourceStore } from './content-source.port.ts'
import { daysText } from './market-facts.ts'

interface Facts {
  readonly market: Market
  readonly shopName: string
  readonly stores: readonly SourceStore[]
  readonly t: Translate
}

/** Inserts values from the shop's settings into editors' texts: `{freeFreight}`, `{shippingMethods}`, `{stores}`, `{shopName}`. */
export function placeholderFiller(facts: Facts): (text: string) => string {
  const { market, shopName } = facts
  const amount = (minor: number) => formatMoneyInText(money(minor, market.currency), market.locale)
  const known: Readonly<Record<string, () => string>> = {
    freeFreight: () => amount(market.choices.freeFreightMinor ?? 0),
    shippingMethods: () => methodList(facts, amount),
    stores: () => storeList(facts),
    shopName: () => shopName,
  }
  return (text) =>
    text.includes('{') ? text.replace(/\{([a-zA-Z]+)\}/g, (whole, name: string) => known[name]?.() ?? whole) : text
}

const methodList = ({ market, t }: Facts, amount: (minor: number) => string): string =>
  list(
    market.choices.shippingMethods.map(
      ({ name, carrier, priceMinor, workingDays }) =>
        `<strong>${escapeHtml(t(name))}</strong>, ${escapeHtml(carrier)}: ${amount(priceMinor)}, ${escapeHtml(daysText(workingDays, t))}`,
    ),
  )

/** Stores of the market's country. Telephone numbers are written from left to right in every language. */
const storeList = ({ market, stores }: Facts): string =>
  list(
    stores
      .filter(({ country }) => country === market.country.code)
      .map(
        ({ name, line1, postalCode, city, phone }) =>
          `<strong>${escapeHtml(name)}</strong><br />${escapeHtml(line1)}<br />${escapeHtml(`${postalCode} ${city}`.trim())}<br /><a href="tel:${phone.replace(/\s/g, '')}"><span dir="ltr">${escapeHtml(phone)}</span></a>`,
      ),
  )

const list = (items: readonly string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
