import type { PageOf } from '#contracts/pages.ts'
import { Button } from '#ui/button/index.ts'
import { EmailField, Field } from '#ui/field/index.ts'
import { OneAction, TextLink } from '#ui/layout/index.ts'
import { Notice } from '#ui/notice/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './club.module.css'

type UnsubscribeProps = Pick<PageOf<'unsubscribePage'>, 'contact' | 'offersForm' | 'asked' | 'form'>

/** Ends marketing mails: with a button on the target page of a mail's link, or with a form in markets that have this form. */
export function Unsubscribe({ contact, offersForm, asked, form }: UnsubscribeProps) {
  const { t, links } = useMarket()
  const isRefused = form !== undefined && form.formAction !== 'unsubscribe-address'
  return (
    <OneAction title={t('page.unsubscribepage')}>
      {(contact === null || isRefused) && <Notice tone="danger">{t('club.contact-unknown')}</Notice>}
      {contact && !isRefused && <OfContact contact={contact} />}
      {asked && (
        <Notice tone="success" role="status">
          {t('club.unsubscribe-asked')}
        </Notice>
      )}
      {!contact && !asked && offersForm && <ByAddress form={form} />}
      {contact === undefined && !asked && !offersForm && <p>{t('club.unsubscribe-how')}</p>}
      <TextLink href={links.homePage ?? '/'}>{t('page.home')}</TextLink>
    </OneAction>
  )
}

function OfContact({ contact }: { readonly contact: NonNullable<UnsubscribeProps['contact']> }) {
  const { t, links } = useMarket()
  const { contactId, messageId, email, subscribed, canUndo } = contact
  return (
    <>
      {subscribed ? (
        <p>{t('club.unsubscribe-intro', email)}</p>
      ) : (
        <Notice tone="success" role="status" title={t('club.unsubscribed')}>
          {t('club.unsubscribed-why', email)}
        </Notice>
      )}
      <form method="post" action={links.unsubscribePage}>
        <input type="hidden" name="contactId" value={contactId} />
        {messageId !== undefined && <input type="hidden" name="messageId" value={messageId} />}
        {subscribed && (
          <Button name="formAction" value="unsubscribe" kind="primary">
            {t('club.unsubscribe')}
          </Button>
        )}
        {!subscribed && canUndo && (
          <Button name="formAction" value="undo-unsubscribe" kind="quiet">
            {t('club.undo')}
          </Button>
        )}
      </form>
    </>
  )
}

function ByAddress({ form }: Pick<UnsubscribeProps, 'form'>) {
  const { t, links } = useMarket()
  return (
    <form method="post" action={links.unsubscribePage} className={`${styles.form} ${styles.wide}`} noValidate>
      <p>{t('club.unsubscribe-by-email')}</p>
      {form?.problems[''] && <Notice tone="danger">{form.problems['']}</Notice>}
      <EmailField
        id="unsubscribe-email"
        label={t('club.email')}
        defaultValue={form?.values.email}
        problems={form?.problems.email}
        explain={() => t('form.write-like', 'name@example.com')}
      />
      <Field
        id="unsubscribe-reason"
        name="reason"
        label={t('club.reason')}
        maxLength={1000}
        defaultValue={form?.values.reason}
      />
      <div>
        <Button name="formAction" value="unsubscribe-address" kind="primary">
          {t('club.unsubscribe')}
        </Button>
      </div>
    </form>
  )
}
