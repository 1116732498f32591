import { type MouseEvent, useState } from 'react'
import type { SignInView as View } from '#contracts/account-pages.ts'
import type { PageOf } from '#contracts/pages.ts'
import { Drawer } from '#ui/drawer/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from '../accounts.module.css'
import { NewHere } from '../new-here.tsx'
import { SignInView } from '../sign-in-view.tsx'
import { leadingTo, viewOfAddress } from '../view-address.ts'

export interface LoginFlyoutProps {
  /** The last payload of the login page, with its forms and the problems of a refused form. */
  readonly page: PageOf<'loginPage'>
  /** The page after a sign-in with a provider, if it is another one than after a sign-in by password. */
  readonly providersLeadTo?: string | undefined
  readonly open: boolean
  readonly onClose: () => void
}

/** The views of the login page in a flyout over the current page. Its links switch between views. */
export function LoginFlyout({ page, providersLeadTo, open, onClose }: LoginFlyoutProps) {
  const { t } = useMarket()
  const [shown, setShown] = useState({ page, view: page.view as View })
  const [email, setEmail] = useState<string>()
  if (shown.page !== page) setShown({ page, view: page.view })
  const { view } = shown
  const change = (event: MouseEvent) => {
    const wanted = viewOfLink(event, page.forms.action)
    if (!wanted) return
    event.preventDefault()
    setShown({ page, view: wanted })
  }
  const isAnswered = view === page.view
  const forms = providersLeadTo === undefined ? page.forms : leadingTo(page.forms, providersLeadTo)
  return (
    <Drawer open={open} onClose={onClose} title={t(`sign-in.title-${view}`)} closeWord={t('close')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it handles the clicks on its links */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the Enter key on a link causes a click too */}
      <div className={styles.flyout} onClick={change}>
        <SignInView
          page={{ ...page, forms, ...(!isAnswered && { form: undefined, done: undefined }) }}
          {...{ view, email }}
          prefix="flyout-"
          onEmail={setEmail}
        />
        {view === 'login' && !page.maintenance && <NewHere forms={page.forms} />}
      </div>
    </Drawer>
  )
}

function viewOfLink(event: MouseEvent, action: string): View | undefined {
  const link = (event.target as Element).closest('a')
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return undefined
  return viewOfAddress(link.href, action)
}
