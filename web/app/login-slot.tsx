import { useEffect } from 'react'
import type { Page } from '#contracts/pages.ts'
import { useMarket } from '#web/markets/index.ts'
import type { Posted } from '#web/platform/navigation-parts.ts'
import { useLazy } from '#web/platform/use-lazy.ts'
import { useVisitor } from '#web/platform/visitor.ts'

const load = () => import('./login-flyout-slot.tsx')
let loaded: Awaited<ReturnType<typeof load>> | undefined
const loadSlot = async () => {
  loaded = await load()
  return loaded.LoginFlyoutSlot
}

/** The place of the login flyout, in shops that have one. Its code is loaded with the first click on a login link, or by a page that needs it. */
export function LoginSlot({ page }: { readonly page: Page }) {
  const { links, toggle } = useMarket()
  const { accountPage, loginPage } = links
  const [Flyout, want] = useLazy(loadSlot)
  const isSignedIn = useVisitor()?.signedIn
  const isOffered = toggle('loginFlyout') && !isSignedIn && page.pageAlias !== 'loginPage'
  // biome-ignore lint/correctness/useExhaustiveDependencies: the listener is renewed when the visitor or the page has changed.
  useEffect(() => {
    if (!isOffered) return
    const waits = page.pageAlias === 'accountPage' && !page.account
    if (waits || location.search.includes('showLoginFlyout')) void want()
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a')
      const isOpener = link && (link.pathname === accountPage || link.pathname === loginPage)
      if (!isOpener || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      const address = link.pathname === loginPage ? link.href : loginPage
      void want().then((came) => (came ? loaded?.openLogin(address) : location.assign(link.href)))
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [isOffered, page.path])
  return Flyout && toggle('loginFlyout') ? <Flyout page={page} /> : null
}

export const handledByLogin = (posted: Posted, page: Page): boolean => loaded?.handledByLogin(posted, page) ?? false
