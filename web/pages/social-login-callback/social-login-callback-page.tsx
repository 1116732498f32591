import { useEffect, useRef } from 'react'
import type { PageOf } from '#contracts/pages.ts'
import { Button } from '#ui/button/index.ts'
import { PageWidth } from '#ui/layout/index.ts'
import { FullPageLoader } from '#web/accounts/index.ts'
import { useMarket } from '#web/markets/index.ts'

/** Finishes a sign-in with another provider: by script immediately, otherwise with its button. */
export function SocialLoginCallbackPage({ page }: { readonly page: PageOf<'socialLoginCallbackPage'> }) {
  const { t } = useMarket()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.form?.requestSubmit(button.current), [])
  return (
    <PageWidth>
      <FullPageLoader title={t('page.sociallogincallbackpage')}>
        <form method="post" action={page.action} data-whole-page="">
          <Button ref={button} name="formAction" value="finish-sign-in">
            {t('sign-in.go-on')}
          </Button>
        </form>
      </FullPageLoader>
    </PageWidth>
  )
}
