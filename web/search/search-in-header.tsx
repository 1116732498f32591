import { useMarket } from '#web/markets/index.ts'
import { LazyPart, lazyCode } from '#web/platform/lazy-part.tsx'
import { FlyoutOpener } from './flyout-opener.tsx'
import { SearchForm, type SearchFormProps } from './search-form.tsx'

/** Few shops use it, so a browser loads it only where the shop does. */
const ShownOpener = import.meta.env.SSR
  ? FlyoutOpener
  : lazyCode(async () => (await import('./flyout-opener.tsx')).FlyoutOpener)

/** The search field in the header; or the link that opens the search flyout, if the shop has one. */
export function SearchInHeader(props: Pick<SearchFormProps, 'loadSuggestions'>) {
  const { toggle } = useMarket()
  if (!toggle('advancedSearchFlyout')) return <SearchForm kind="header" {...props} />
  return (
    <LazyPart>
      <ShownOpener {...props} />
    </LazyPart>
  )
}
