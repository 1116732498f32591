import { useEffect, useState } from 'react'
import type { PageOf } from '#contracts/pages.ts'
import { PageWidth } from '#ui/layout/index.ts'
import { NewHere, SignInView, toastOfNotice } from '#web/accounts/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { showToast } from '#web/platform/show-toast.ts'
import styles from './login-page.module.css'

/** The login page, with the view that its address names. */
export function LoginPage({ page }: { readonly page: PageOf<'loginPage'> }) {
  const { t } = useMarket()
  const [email, setEmail] = useState<string>()
  const { view, done } = page
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time it failed.
  useEffect(() => {
    const toast = toastOfNotice(done)
    if (toast) showToast('login', toast, t(toast[1]))
  }, [done])
  return (
    <PageWidth>
      <div className={styles.parts}>
        <section className={styles.part} aria-labelledby="login-title">
          <h1 id="login-title" tabIndex={-1}>
            {t(`sign-in.title-${view}`)}
          </h1>
          <SignInView page={page} view={view} prefix="login-" email={email} onEmail={setEmail} />
        </section>
        {view === 'login' && !page.maintenance && (
          <div className={styles.part}>
            <NewHere forms={page.forms} />
          </div>
        )}
      </div>
    </PageWidth>
  )
}
