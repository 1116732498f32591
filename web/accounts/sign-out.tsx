import { Button } from '#ui/button/index.ts'
import { useMarket } from '#web/markets/index.ts'

/** Afterwards the home page is loaded as a new document, so that no data of the account is left on the page. */
export function SignOut() {
  const { t, links } = useMarket()
  return (
    <form method="post" action={links.accountPage} data-whole-page="">
      <Button kind="quiet" name="formAction" value="sign-out">
        {t('account.log-out')}
      </Button>
    </form>
  )
}
