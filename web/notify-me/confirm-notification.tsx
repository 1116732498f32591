import type { PageOf } from '#contracts/pages.ts'
import { Button } from '#ui/button/index.ts'
import { OneAction, TextLink } from '#ui/layout/index.ts'
import { useMarket } from '#web/markets/index.ts'

export interface ConfirmNotificationProps {
  readonly confirm: NonNullable<PageOf<'notifyMePage'>['confirm']> | null
}

/** The target of the link in the first mail. Only the button confirms, because programs such as mail scanners open links too. */
export function ConfirmNotification({ confirm }: ConfirmNotificationProps) {
  const { t, links } = useMarket()
  return (
    <OneAction title={t('notify-me.title')}>
      {confirm ? (
        <>
          <p>{t('notify-me.confirm-intro', confirm.email, confirm.name)}</p>
          <form method="post">
            <input type="hidden" name="secret" value={confirm.secret} />
            <Button name="formAction" value="confirm-notification" kind="primary">
              {t('notify-me.confirm')}
            </Button>
          </form>
        </>
      ) : (
        <p>{t('notify-me.confirm-unknown')}</p>
      )}
      <TextLink href={confirm?.url ?? links.homePage ?? '/'}>
        {t(confirm?.url ? 'notify-me.to-product' : 'page.home')}
      </TextLink>
    </OneAction>
  )
}
