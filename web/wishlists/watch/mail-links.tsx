import type { PageOf } from '#contracts/pages.ts'
import { Button } from '#ui/button/index.ts'
import { OneAction, TextLink } from '#ui/layout/index.ts'
import { Notice } from '#ui/notice/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { ListForm } from '../list-form.tsx'

type MailLinksProps = Pick<PageOf<'wishlistPage'>, 'confirm' | 'stop' | 'form'>

/** The target of the link in a mail. Only its button confirms mails about a list, or stops them. */
export function MailLinks({ confirm, stop, form }: MailLinksProps) {
  const { t, links } = useMarket()
  const isUsed = confirm === null || form?.formAction === 'confirm-watch'
  return (
    <OneAction title={t('wishlist.watch')}>
      {stop === null && (
        <Notice tone="success" role="status">
          {t('wishlist.watch-stopped')}
        </Notice>
      )}
      {isUsed && <p>{t('wishlist.watch-unknown')}</p>}
      {stop && (
        <ListForm values={{ token: stop.token }}>
          <p>{t('wishlist.watch-stop-intro', stop.email)}</p>
          <Button kind="primary" name="formAction" value="end-watch">
            {t('wishlist.watch-stop')}
          </Button>
        </ListForm>
      )}
      {confirm && !isUsed && (
        <ListForm values={{ secret: confirm.secret }}>
          <p>{t('wishlist.watch-confirm-intro', confirm.email)}</p>
          <Button kind="primary" name="formAction" value="confirm-watch">
            {t('wishlist.watch-confirm')}
          </Button>
        </ListForm>
      )}
      <TextLink href={links.wishlistPage ?? '/'}>{t('menu.wishlist')}</TextLink>
    </OneAction>
  )
}
