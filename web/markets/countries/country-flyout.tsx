import { useEffect, useState } from 'react'
import { Drawer } from '#ui/drawer/index.ts'
import { fetchPage } from '#web/platform/page-store.ts'
import { useMarket } from '../market-context.tsx'
import { countriesNamed, type Region } from './countries-named.ts'
import styles from './country-flyout.module.css'
import { CountryList } from './country-list.tsx'
import { CountrySearch } from './country-search.tsx'

export interface CountryFlyoutProps {
  /** The address of the current page in other markets, by market id. */
  readonly alternates: Readonly<Record<string, string>>
}

/**
 * The list of countries over the current page, opened by any link to the country selector. Without script, or if the
 * countries cannot be loaded, the links open the country selector page.
 */
export function CountryFlyout({ alternates }: CountryFlyoutProps) {
  const { t, links } = useMarket()
  const [open, setOpen] = useState(false)
  const [regions, setRegions] = useState<readonly Region[]>([])
  const [typed, setTyped] = useState('')
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('header a, footer a')
      if (!link || link.getAttribute('href') !== links.countrySelectorPage || link.pathname === location.pathname)
        return
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      void fetchPage(link.href).then((found) => {
        if (found?.page.pageAlias !== 'countrySelectorPage') return location.assign(link.href)
        setRegions(found.page.regions)
        setOpen(true)
      })
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [links])
  return (
    <Drawer
      open={open}
      onClose={() => setOpen(false)}
      title={t('countries.title')}
      closeWord={t('close')}
      place="top"
      focusOn="input"
    >
      <div className={styles.countries}>
        <CountrySearch typed={typed} onType={setTyped} />
        {countriesNamed(regions, typed).map((region) => (
          <CountryList key={region.name} region={region} alternates={alternates} />
        ))}
      </div>
    </Drawer>
  )
}
