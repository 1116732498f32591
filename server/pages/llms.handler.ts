import type { FastifyReply } from 'fastify'
import type { PagesNeeds } from './pages-needs.ts'
import type { Parts } from './parts.ts'

/** Requested rarely, and data may be one hour old. */
const caching = 'public, max-age=3600'
/** Policy pages that every market may have. */
const policies = ['termsConditionsPage', 'withdrawalPage', 'trackOrderPage', 'storeLocatorPage']

/** Says in plain Markdown where programs that read for people find the goods, prices, stock and terms of each market. */
export function answerLlms({ parts }: PagesNeeds, reply: FastifyReply): FastifyReply {
  const { publicUrl, markets, content } = parts
  const { shopName } = content.shell(markets.open[0]!)
  const text = [
    `# ${shopName}`,
    '',
    `> ${shopName} sells clothes, shoes and accessories in ${markets.open.length} markets. The first segment of an address names the market: a language and a country.`,
    '',
    'Prices are those of the market, with its taxes as the pages show them. Stock is that of the warehouse the market is served from. Every page answers its content as JSON with `?type=json`.',
    '',
    '## Calls',
    '',
    `- [Description of all calls](${publicUrl}/openapi.json): OpenAPI 3.1`,
    `- [Markets](${publicUrl}/api/f/${markets.open[0]!.id}/markets): ids, languages, currencies`,
    `- [Search](${publicUrl}/api-docs): goods of a market with prices and stock`,
    '',
    ...markets.open.flatMap((market) => marketLines(parts, market)),
  ]
  return reply.header('cache-control', caching).type('text/markdown; charset=utf-8').send(text.join('\n'))
}

function marketLines({ publicUrl, content }: Parts, market: Parts['markets']['open'][number]): string[] {
  const { links } = content.shell(market)
  const known = policies.flatMap((alias) => {
    const address = links[alias]
    return address === undefined ? [] : [`- [${alias}](${publicUrl}${address})`]
  })
  return [
    `## ${market.id}: ${market.country.name}, ${market.language.name}, ${market.currency}`,
    '',
    `- [Shop](${publicUrl}/${market.id})`,
    `- [Product feed](${publicUrl}/${market.id}/feeds/google.xml): every variant with price and availability`,
    `- [Catalogue](${publicUrl}/${market.id}/catalogue.json): all goods as JSON, with the prices, stock, delivery and terms of their pages; \`?page=2\` goes on`,
    `- [Sitemap](${publicUrl}/${market.id}/sitemap.xml)`,
    ...known,
    '',
  ]
}
