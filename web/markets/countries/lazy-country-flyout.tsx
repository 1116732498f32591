import { LazyPart, lazyCode } from '#web/platform/lazy-part.tsx'
import { useMarket } from '../market-context.tsx'
import { CountryFlyout as AtHand, type CountryFlyoutProps } from './country-flyout.tsx'

/** Few shops have this flyout, so browsers load its code only in those shops. */
const Shown = import.meta.env.SSR ? AtHand : lazyCode(async () => (await import('./country-flyout.tsx')).CountryFlyout)

/** A flyout to choose a country without leaving the page, in shops that have this flyout. */
export function CountryFlyout(props: CountryFlyoutProps) {
  const { toggle } = useMarket()
  if (!toggle('countrySelectorDropdown')) return null
  return (
    <LazyPart>
      <Shown {...props} />
    </LazyPart>
  )
}
