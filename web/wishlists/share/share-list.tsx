import type { FormState } from '#contracts/pages.ts'
import type { ShownList } from '#contracts/wishlists.ts'
import { Button } from '#ui/button/index.ts'
import { Field } from '#ui/field/index.ts'
import { TextLink } from '#ui/layout/index.ts'
import { Notice } from '#ui/notice/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { ListForm } from '../list-form.tsx'
import styles from '../wishlists.module.css'
import { LinkTools } from './link-tools.tsx'

export interface ShareListProps {
  readonly list: ShownList
  readonly signedIn: boolean
  readonly form: FormState | undefined
}

/** The link of a list, with ways to share it. Guests have no link. */
export function ShareList({ list, signedIn, form }: ShareListProps) {
  const { t, links } = useMarket()
  if (!signedIn)
    return (
      <>
        <p>{t('wishlist.share-signed-out')}</p>
        {links.loginPage && <TextLink href={links.loginPage}>{t('wishlist.sign-in')}</TextLink>}
      </>
    )
  return (
    <>
      <p className={styles.hint}>{t('wishlist.share-who')}</p>
      {list.shareUrl === undefined ? (
        <ListForm list={list}>
          <Button kind="primary" name="formAction" value="share-list">
            {t('wishlist.share-make')}
          </Button>
        </ListForm>
      ) : (
        <>
          <LinkTools address={list.shareUrl} />
          <ListForm list={list}>
            <Button kind="quiet" name="formAction" value="end-sharing">
              {t('wishlist.share-end')}
            </Button>
          </ListForm>
        </>
      )}
      <MailList list={list} form={form} />
    </>
  )
}

function MailList({ list, form }: Pick<ShareListProps, 'list' | 'form'>) {
  const { t } = useMarket()
  const refused = form?.formAction === 'mail-list' ? form : undefined
  const field = (name: string) => ({
    ...{ id: `mail-${name}`, name, defaultValue: refused?.values[name], problems: refused?.problems[name] },
  })
  return (
    <ListForm list={list} className={styles.form}>
      <h3>{t('wishlist.mail')}</h3>
      {refused?.problems[''] && (
        <Notice tone="warning" role="alert">
          {refused.problems[''].join(' ')}
        </Notice>
      )}
      <Field
        {...field('recipients')}
        required
        inputMode="email"
        autoCapitalize="none"
        dir="ltr"
        maxLength={3000}
        label={t('wishlist.recipients')}
        help={t('wishlist.recipients-how')}
      />
      <Field {...field('senderName')} maxLength={100} autoComplete="name" label={t('wishlist.sender')} />
      <Field {...field('message')} maxLength={1000} label={t('wishlist.message')} />
      <Button name="formAction" value="mail-list">
        {t('wishlist.send')}
      </Button>
    </ListForm>
  )
}
