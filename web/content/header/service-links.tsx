import { useMarket } from '#web/markets/index.ts'
import { MarketLink } from './market-link.tsx'

/** Links to help, stores and the market chooser. */
export function ServiceLinks({ className }: { readonly className: string | undefined }) {
  const { t, navigation } = useMarket()
  return (
    <nav className={className} aria-label={t('menu.service')}>
      {navigation.service.map(({ title, url }) => (
        <a key={url} href={url}>
          {title}
        </a>
      ))}
      <MarketLink />
    </nav>
  )
}
