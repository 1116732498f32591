import type { PageOf } from '#contracts/pages.ts'
import { Button } from '#ui/button/index.ts'
import { OneAction, TextLink } from '#ui/layout/index.ts'
import { Notice } from '#ui/notice/index.ts'
import { useMarket } from '#web/markets/index.ts'

export interface EndNotificationProps {
  readonly wish: PageOf<'notifyMePage'>['wish']
}

/** The target of the link in a mail. Only the button ends the notification. */
export function EndNotification({ wish }: EndNotificationProps) {
  const { t, links } = useMarket()
  return (
    <OneAction title={t('notify-me.title')}>
      {!wish && <p>{t('notify-me.nothing-open')}</p>}
      {wish?.ended && (
        <Notice tone="success" role="status">
          {t('notify-me.ended', wish.name)}
        </Notice>
      )}
      {wish && !wish.ended && (
        <>
          {wish.confirmed ? (
            <Notice tone="success" role="status">
              {t('notify-me.confirmed', wish.email, wish.name)}
            </Notice>
          ) : (
            <p>{t('notify-me.open', wish.email, wish.name)}</p>
          )}
          <form method="post">
            <input type="hidden" name="token" value={wish.token} />
            <Button name="formAction" value="end-notification" kind={wish.confirmed ? 'quiet' : 'primary'}>
              {t('notify-me.end')}
            </Button>
          </form>
        </>
      )}
      <TextLink href={wish?.url ?? links.homePage ?? '/'}>
        {t(wish?.url ? 'notify-me.to-product' : 'page.home')}
      </TextLink>
    </OneAction>
  )
}
