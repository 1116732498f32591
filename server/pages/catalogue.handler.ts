import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ProductDetail } from '#contracts/catalogue.ts'
import { fromWire } from '#contracts/money.ts'
import { shippingMethodOnWire, shippingOffers } from '#server/delivery/index.ts'
import type { Market } from '#server/markets/index.ts'
import { productData } from './frame/product-data.ts'
import { answerPage } from './page.handler.ts'
import { absolute } from './page-address.ts'
import type { PagesNeeds } from './pages-needs.ts'
import type { Parts } from './parts.ts'
import { notNow } from './send-page.handler.ts'

/** Prices and stock change, but programs that read for people can accept data that is ten minutes old. */
const caching = 'public, max-age=600'
const goodsOnPage = 50
/** Policy pages that a market may have. */
const policies = ['termsConditionsPage', 'withdrawalPage', 'returnItemsPage', 'trackOrderPage', 'storeLocatorPage']

/**
 * `/{market}/catalogue.json?page=2`: all goods of a market in schema.org terms, for programs that read for people. Each
 * product has the data of its own page, so price, stock and delivery are what a shopper sees there.
 */
export async function answerCatalogue(
  needs: PagesNeeds,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { parts } = needs
  const market = parts.markets.find((request.params as { market: string }).market)
  if (!market) return answerPage(needs, request, reply)
  const page = pageAsked(request.query as { readonly page?: unknown })
  const from = (page - 1) * goodsOnPage
  const found = await parts.search.search(market, { from, size: goodsOnPage, sorting: 'newest', origin: 'listing' })
  if (found.hasError) return notNow(reply)
  const pages = Math.max(1, Math.ceil(found.totalResults / goodsOnPage))
  const address = (nth: number) => absolute(parts.publicUrl, `/${market.id}/catalogue.json?page=${nth}`)
  return reply
    .header('cache-control', caching)
    .header('x-robots-tag', 'noindex')
    .send({
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      market: market.id,
      inLanguage: market.locale,
      currency: market.currency,
      policies: policiesOf(parts, market),
      hasMerchantReturnPolicy: returnsOf(market),
      numberOfItems: found.totalResults,
      page,
      pages,
      ...(page < pages ? { next: address(page + 1) } : {}),
      itemListElement: found.results.flatMap(({ id }) => {
        const product = parts.catalogue.detail(market, id)
        return product ? [productOf(needs, market, product)] : []
      }),
    })
}

function pageAsked({ page }: { readonly page?: unknown }): number {
  const requested = Number(page ?? 1)
  return Number.isSafeInteger(requested) && requested > 0 && requested < 10_000 ? requested : 1
}

function productOf({ parts, localization }: PagesNeeds, market: Market, product: ProductDetail): unknown {
  const { publicUrl, clock } = parts
  const { t } = localization(market)
  const offers = product.isDigital ? [] : shippingOffers(market, fromWire(product.price.salesPrice), clock())
  const shippingMethods = offers.map((offer) => shippingMethodOnWire(offer, market, t))
  return productData({ publicUrl, country: market.country.code, shippingMethods }, product)
}

const returnsOf = ({ country, choices: { returns } }: Market) => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: country.code,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: returns.days,
  returnMethod: returns.ways.map((way) =>
    way === 'store' ? 'https://schema.org/ReturnInStore' : 'https://schema.org/ReturnByMail',
  ),
})

function policiesOf({ publicUrl, content }: Parts, market: Market): Record<string, string> {
  const { links } = content.shell(market)
  const known = policies.flatMap((alias) => (links[alias] ? [[alias, absolute(publicUrl, links[alias])]] : []))
  return Object.fromEntries(known) as Record<string, string>
}
