import { listed } from '#foundation/listed.ts'
import { VisuallyHidden } from '#ui/visually-hidden/index.ts'
import { useMarket } from '#web/markets/index.ts'

/** The name of the current market, with a link to the other markets. */
export function MarketLink() {
  const { t, links, market, markets } = useMarket()
  const language = markets.find(({ id }) => id === market.id)?.language.name
  return (
    <a href={links.countrySelectorPage} data-whole-page="">
      {listed(t, [market.countryName, language])}
      <VisuallyHidden>{t('list.comma') + t('menu.market')}</VisuallyHidden>
    </a>
  )
}
