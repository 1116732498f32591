import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '#ui/icon/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { useLazy } from '#web/platform/use-lazy.ts'
import styles from './search-form.module.css'
import type { SearchFormProps } from './search-form.tsx'

/** Opens the search flyout when a link to the search page is clicked in the header. Without script these links lead to the page. */
export function FlyoutOpener({ loadSuggestions }: Pick<SearchFormProps, 'loadSuggestions'>) {
  const { t, links } = useMarket()
  const [open, setOpen] = useState(false)
  const [Flyout, want] = useLazy(loadFlyout)
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('header a')
      if (!link || link.getAttribute('href') !== links.searchPage || event.metaKey || event.ctrlKey || event.shiftKey)
        return
      event.preventDefault()
      void want().then((came) => (came ? setOpen(true) : location.assign(link.href)))
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  })
  return (
    <>
      <a className={styles.opener} href={links.searchPage} aria-haspopup="dialog">
        <Icon name="search" size="small" /> {t('search.title')}
      </a>
      {/* A portal, because narrow screens hide this part of the header and the flyout must open there too. */}
      {Flyout &&
        createPortal(
          <Flyout open={open} onClose={() => setOpen(false)} loadSuggestions={loadSuggestions} />,
          document.body,
        )}
    </>
  )
}

const loadFlyout = async () => (await import('./search-flyout.tsx')).SearchFlyout
