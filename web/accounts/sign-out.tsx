import { Button } from '#ui/button/index.ts'
import { useMarket } from '#web/markets/index.ts'

/** The shop is loaded anew at home afterwards, so that nothing of the account is left on the page. */
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
