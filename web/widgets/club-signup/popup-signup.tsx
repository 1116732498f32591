import { useState, useSyncExternalStore } from 'react'
import type { WidgetOf } from '#contracts/widgets.ts'
import { Button } from '#ui/button/index.ts'
import { EmailField } from '#ui/field/index.ts'
import { Notice } from '#ui/notice/index.ts'
import { RichText } from '#ui/rich-text/index.ts'
import { sendPopupSignup, useClubSigned } from '#web/club/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { visitMemory } from '#web/platform/browser-memory.ts'
import styles from './club-signup.module.css'
import { useSignupForm } from './use-signup-form.ts'

const closedName = 'newsletterPopupClosed'

/** The newsletter form in a corner of the page. It does not block the page. Once closed, it stays closed for the visit. */
export function PopupSignup({ widget }: { readonly widget: WidgetOf<'customerClubSignup'> }) {
  const { market, t, links } = useMarket()
  const wasSigned = useClubSigned()
  const [isClosed, setClosed] = useState(false)
  const wasClosed = useSyncExternalStore(neverChanges, isStoredAsClosed, () => false)
  const { sent, form, submit } = useSignupForm('ask-newsletter', (values) => sendPopupSignup(market.id, values))
  if (isClosed || wasClosed || (wasSigned && !sent)) return null
  const close = () => {
    visitMemory.setItem(closedName, 'true')
    setClosed(true)
  }
  return (
    <section className={styles.popup} aria-labelledby={`${widget.id}-title`}>
      <h2 id={`${widget.id}-title`}>{widget.headline ?? t('club.newsletter-title')}</h2>
      {sent ? (
        <Notice tone="success" role="status" title={widget.successMessage ?? t('club.asked')}>
          {t('club.asked-why')}
        </Notice>
      ) : (
        <form method="post" action={links.customerClubPage} className={styles.form} noValidate onSubmit={submit}>
          {widget.html && <RichText html={widget.html} />}
          {form?.problems[''] && <Notice tone="danger">{form.problems['']}</Notice>}
          <EmailField
            id={`${widget.id}-email`}
            label={t('club.email')}
            defaultValue={form?.values.email}
            problems={form?.problems.email}
            explain={() => t('form.write-like', 'name@example.com')}
          />
          <p>{t('club.newsletter-consent')}</p>
          {widget.terms && <RichText html={widget.terms} />}
          <div>
            <Button kind="primary" name="formAction" value="ask-newsletter">
              {widget.buttonText ?? t('club.newsletter-join')}
            </Button>
          </div>
        </form>
      )}
      {/* Rendered from the start, so that the layout does not shift when the script runs; hidden without script. */}
      <div className={styles.close}>
        <Button type="button" kind="quiet" onClick={close}>
          {t('close')}
        </Button>
      </div>
    </section>
  )
}

const neverChanges = () => () => {}
const isStoredAsClosed = () => visitMemory.getItem(closedName) === 'true'
