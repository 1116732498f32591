import { spelledIn } from '#foundation/german-spelling.ts'
import type { Market } from '#server/markets/index.ts'
import type { SearchRules } from './content.ts'
import type { SourceSearchRules } from './content-source.port.ts'

type Written = Readonly<Record<string, SourceSearchRules>>

/** Search rules of a market: its own and those of its language. If the page of a redirect does not exist, the term is searched for. */
export function searchRulesOf(written: Written, market: Market, links: Readonly<Record<string, string>>): SearchRules {
  const rules = [written[market.id], written[market.language.baseCode]].filter((one) => one !== undefined)
  return {
    synonyms: rules.flatMap(({ synonyms }) => synonyms),
    meanings: rules.flatMap(({ meanings }) => meanings),
    redirects: rules.flatMap(({ redirects }) =>
      redirects.flatMap(({ terms, to }) => {
        const address = addressOf(to, market, links)
        return address === undefined ? [] : [{ terms, to: address }]
      }),
    ),
    popular: spelledIn([...new Set(rules.flatMap(({ popular }) => popular))], market.id),
    settings: Object.assign({}, ...rules.map(({ settings }) => settings).reverse()),
  }
}

function addressOf(to: string, market: Market, links: Readonly<Record<string, string>>): string | undefined {
  if (/^https?:\/\//.test(to)) return to
  return to.startsWith('/') ? `/${market.id}${to}` : links[to]
}
