import type { FormState, PageOf } from '#contracts/pages.ts'
import type { ShownList } from '#contracts/wishlists.ts'
import { Button } from '#ui/button/index.ts'
import { EmailField } from '#ui/field/index.ts'
import { Notice } from '#ui/notice/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { ListForm } from '../list-form.tsx'
import styles from '../wishlists.module.css'

export interface WatchListProps {
  readonly list: ShownList
  readonly watch: PageOf<'wishlistPage'>['watch']
  readonly form: FormState | undefined
}

/** The form to request mails about a list, or to stop them. */
export function WatchList({ list, watch, form }: WatchListProps) {
  const { t } = useMarket()
  const refused = form?.formAction === 'watch-list' ? form : undefined
  if (watch && !refused)
    return (
      <>
        <p>{t(watch.confirmed ? 'wishlist.watches' : 'wishlist.watches-open', watch.email)}</p>
        <ListForm list={list}>
          <Button name="formAction" value="stop-watching">
            {t('wishlist.watch-stop')}
          </Button>
        </ListForm>
      </>
    )
  return (
    <ListForm list={list} className={styles.form}>
      <p className={styles.hint}>{t('wishlist.watch-why')}</p>
      {refused?.problems[''] && (
        <Notice tone="warning" role="alert">
          {refused.problems[''].join(' ')}
        </Notice>
      )}
      <EmailField
        id="watch-email"
        label={t('wishlist.email')}
        defaultValue={refused?.values.email}
        problems={refused?.problems.email}
      />
      <Button name="formAction" value="watch-list">
        {t('wishlist.watch-ask')}
      </Button>
    </ListForm>
  )
}
