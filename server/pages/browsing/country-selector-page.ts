import type { PageBody } from '#contracts/pages.ts'
import { Fault } from '#foundation/fault.ts'
import { countryName, type Market } from '#server/markets/index.ts'
import type { PageKind } from '../page-kind.ts'

type Region = PageBody<'countrySelectorPage'>['regions'][number]

const continents = ['europe', 'americas', 'asia-africa'] as const

/** All countries of the shop, grouped by part of the world, each with its languages. */
export const countrySelectorPage: PageKind<'countrySelectorPage'> = {
  alias: 'countrySelectorPage',
  layout: 'plain',
  audience: 'public',
  async load({ markets }, { localization: { t }, content, market }) {
    const regions = continents
      .map((continent) => ({
        name: t(`page.${continent}`),
        countries: countriesOf(
          markets.open.filter(({ country }) => country.continent === continent),
          market.locale,
        ),
      }))
      .filter(({ countries }) => countries.length > 0)
    if (regions.length === 0) throw new Fault('markets.none-to-choose')
    return {
      body: { regions },
      frame: { title: content?.title ?? t('page.country-selector') },
    }
  },
}

/** One row per country, in the order of the country's first market. */
function countriesOf(open: readonly Market[], locale: string): Region['countries'] {
  const countries = Map.groupBy(open, ({ country }) => country.code)
  return [...countries].map(([code, markets]) => ({
    code,
    name: countryName(code, locale),
    languages: markets.map(({ id, language, locale: lang, direction }) => ({
      market: id,
      name: language.name,
      lang,
      dir: direction,
      url: `/${id}`,
    })),
  }))
}
